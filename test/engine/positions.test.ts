import { expect } from '@open-wc/testing';
import type { Position, Rules } from '../../src/patience-engine.js';
import {
  fixtureMove,
  fixtures,
  moveOf,
  pileName,
  positionOf,
  type FixtureStep,
} from './fixture-positions.js';

/** Plays a step and checks everything that the fixture says of it; returns the position after. */
const check = (rules: Rules, position: Position, step: FixtureStep): Position => {
  const label = JSON.stringify(step.move);
  const move = moveOf(rules, position, step.move);
  const legal = move !== null && rules.refusal(position, move) === null;
  expect(legal, label).to.equal(step.legal);
  let after = position;
  if (move && legal) {
    const before = rules.format(position);
    after = rules.apply(position, move);
    expect(rules.format(position), 'the position before stays as it was').to.deep.equal(before);
    const changed = new Map(
      Object.entries(step.changed ?? {}).map(([name, cards]) => [
        pileName(rules, after, name),
        cards === null ? [] : typeof cards === 'string' ? [cards] : cards,
      ]),
    );
    for (const { name } of rules.game.piles)
      expect(rules.cards(after, name), `${label} ${name}`).to.deep.equal(
        changed.get(name) ?? rules.cards(position, name),
      );
  } else if (move) {
    expect(() => rules.apply(position, move), label).to.throw('Illegal move');
  }
  if (step.score !== undefined) expect(rules.score(after), `${label} score`).to.equal(step.score);
  if (step.status !== undefined)
    expect(rules.status(after), `${label} status`).to.equal(step.status);
  if (step.stuck !== undefined) expect(rules.stuck(after), `${label} stuck`).to.equal(step.stuck);
  return after;
};

/** Plays a whole text of moves; those with a leading `!` must be refused. */
const play = (
  rules: Rules,
  start: Position,
  moves: string,
  scores: [number, number][] = [],
): Position => {
  let position = start;
  let done = 0;
  for (const text of moves.split(' ')) {
    const legal = !text.startsWith('!');
    const move = moveOf(rules, position, fixtureMove(legal ? text : text.slice(1)));
    expect(move !== null && rules.refusal(position, move) === null, `${done}: ${text}`).to.equal(
      legal,
    );
    if (move && legal) position = rules.apply(position, move);
    done++;
    const score = scores.find(([count]) => count === done)?.[1];
    if (score !== undefined) expect(rules.score(position)).to.equal(score);
  }
  return position;
};

/**
 * What the fixtures know of a position: they do not count redeals, and they write the foundations of
 * Australian Patience in suit order.
 */
const comparable = (rules: Rules, position: Position): unknown => {
  const json = { ...rules.format(position), redealsUsed: 0 };
  if (rules.spec.id !== 'australian-patience') return json;
  const foundations = [...json.foundations].sort(
    (one, other) => (one[0] ?? '~').charCodeAt(1) - (other[0] ?? '~').charCodeAt(1),
  );
  return { ...json, foundations: foundations.filter((pile) => pile.length > 0) };
};

/** With n cards on a foundation it takes the next rank of its order, in every suit, and no other. */
const checkOrder = (rules: Rules, foundation: string, order: string[]): void => {
  const name = pileName(rules, rules.deal(1), foundation);
  const { ordinal } = rules.pile(name);
  const suits = ['C', 'D', 'H', 'S'];
  const pack = suits.flatMap((suit) => Array.from('A23456789TJQK', (rank) => rank + suit));
  for (let size = 1; size <= order.length; size++) {
    const foundations = ['A', '2', '3', '4'].map((rank, place) =>
      place === ordinal ? order.slice(0, size).map((card) => card + 'C') : [rank + 'S'],
    );
    const used = new Set(foundations.flat());
    const free = pack.filter((card) => !used.has(card));
    for (const turned of free) {
      const stock = free.filter((card) => card !== turned);
      const position = rules.parse({
        game: rules.spec.id,
        stock,
        turned,
        wastes: [[], [], [], []],
        foundations,
      });
      const legal = rules.refusal(position, { from: 'turned', to: name }) === null;
      expect(legal, `${turned} on ${size} cards of ${name}`).to.equal(
        turned.startsWith(order[size] ?? 'none'),
      );
    }
  }
};

for (const { rules, tests, replays } of fixtures) {
  describe(`The rules of ${rules.spec.names.en}, position by position`, () => {
    for (const test of tests) {
      it(`${test.id}: ${test.title}`, () => {
        if (test.orders) {
          for (const { foundation, order } of test.orders)
            checkOrder(rules, foundation, order.split(' '));
          return;
        }
        let position: Position;
        if (test.deck) position = rules.dealFrom(test.deck);
        else if (test.start) position = positionOf(rules, test.start);
        else throw new Error('expected a deck or a start');
        if (test.start_score !== undefined)
          expect(rules.score(position)).to.equal(test.start_score);
        if (test.start_status !== undefined)
          expect(rules.status(position)).to.equal(test.start_status);
        if (test.start_stuck !== undefined)
          expect(rules.stuck(position)).to.equal(test.start_stuck);
        if (test.start_hint !== undefined) {
          const hint = rules.hint(position);
          const expected = test.start_hint && moveOf(rules, position, test.start_hint);
          expect(hint && { from: hint.from, to: hint.to }).to.deep.equal(expected);
        }
        for (const branch of test.branches ?? []) check(rules, position, branch);
        for (const step of test.steps ?? []) position = check(rules, position, step);
        if (test.script) position = play(rules, position, test.script);
        if (test.end)
          expect(comparable(rules, position)).to.deep.equal(
            comparable(rules, positionOf(rules, test.end)),
          );
        if (test.end_score !== undefined) expect(rules.score(position)).to.equal(test.end_score);
        if (test.end_status !== undefined) expect(rules.status(position)).to.equal(test.end_status);
      });
    }
    for (const replay of replays) {
      it(`${replay.id}: a whole game, move by move`, () => {
        const end = play(rules, positionOf(rules, replay.start), replay.moves, replay.score_after);
        expect(comparable(rules, end)).to.deep.equal(
          comparable(rules, positionOf(rules, replay.end)),
        );
        expect(rules.score(end)).to.equal(replay.end_score);
        expect(rules.status(end)).to.equal(replay.end_status);
      });
    }
  });
}
