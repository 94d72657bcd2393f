/** Reads the notation of test/fixtures/positions (its README describes it) into the engine's terms. */
import { games, type Move, type Position, type Rules } from '../../src/patience-engine.js';
import australian from '../fixtures/positions/australian.json' with { type: 'json' };
import australianReplays from '../fixtures/positions/australian.replays.json' with { type: 'json' };
import calculation from '../fixtures/positions/calculation.json' with { type: 'json' };
import calculationReplays from '../fixtures/positions/calculation.replays.json' with { type: 'json' };
import canfield from '../fixtures/positions/canfield.json' with { type: 'json' };
import canfieldReplays from '../fixtures/positions/canfield.replays.json' with { type: 'json' };

export interface FixtureMove {
  op: string;
  from?: string;
  to?: string;
  count?: number;
  card?: string;
}
type Piles = Record<string, unknown>;
export interface FixtureStep {
  move: FixtureMove;
  legal: boolean;
  changed?: Record<string, string[] | string | null>;
  score?: number;
  status?: string;
  stuck?: boolean;
}
export interface FixtureTest {
  id: string;
  title: string;
  start?: Piles;
  start_score?: number;
  start_status?: string;
  start_stuck?: boolean;
  start_hint?: FixtureMove | null;
  branches?: FixtureStep[];
  steps?: FixtureStep[];
  script?: string;
  deck?: string[];
  orders?: { foundation: string; order: string }[];
  end?: Piles;
  end_score?: number;
  end_status?: string;
}
export interface FixtureReplay {
  id: string;
  start: Piles;
  moves: string;
  score_after: [number, number][];
  end: Piles;
  end_score: number;
  end_status: string;
}
interface Fixture {
  rules: Rules;
  tests: FixtureTest[];
  replays: FixtureReplay[];
}

// The JSON modules are typed by their first entries; the notation itself is described above.
const fixture = (rules: Rules, file: unknown, replays: unknown): Fixture => ({
  rules,
  tests: (file as { tests: FixtureTest[] }).tests,
  replays: (replays as { replays: FixtureReplay[] }).replays,
});

export const fixtures: Fixture[] = [
  fixture(games.calculation, calculation, calculationReplays),
  fixture(games.canfield, canfield, canfieldReplays),
  fixture(games['australian-patience'], australian, australianReplays),
];

const suitOrder = ['C', 'D', 'H', 'S'];

/** A fixture's state as a position. Australian foundations are keyed by suit there. */
export const positionOf = (rules: Rules, piles: Piles): Position => {
  const { foundations } = piles;
  const lists = Array.isArray(foundations)
    ? (foundations as unknown[])
    : suitOrder.map((suit) => (foundations as Record<string, unknown>)[suit]);
  return rules.parse({ game: rules.spec.id, ...piles, foundations: lists });
};

const kinds: Record<string, string> = { t: 'column', f: 'foundation', w: 'waste' };
const names: Record<string, string> = { s: 'stock', w: 'waste', r: 'reserve', turned: 'turned' };

/** A pile's name in full. `fC` … are Australian foundations by suit, `f` whichever takes the card. */
export const pileName = (rules: Rules, position: Position, name: string, from?: string): string => {
  if (names[name]) return names[name];
  if (name === 'f') {
    const foundation = from === undefined ? undefined : rules.foundationsFor(position, from)[0];
    return foundation ?? 'foundation-1';
  }
  const suit = suitOrder.indexOf(name.slice(1));
  if (suit >= 0) {
    const holder = rules.game.foundations.find(({ name: pile }) =>
      rules.cards(position, pile).some((card) => card.endsWith(name.slice(1))),
    );
    return holder?.name ?? `foundation-${suit + 1}`;
  }
  return `${kinds[name.charAt(0)] ?? name}-${name.slice(1)}`;
};

/** The move in the engine's terms, or `null` where it has no way to express it. */
export const moveOf = (rules: Rules, position: Position, move: FixtureMove): Move | null => {
  const { op, from = '', to = '', count, card } = move;
  if (op === 'turn') return { from: 'stock', to: 'turned' };
  if (op === 'draw') return { from: 'stock', to: 'waste' };
  if (op === 'deal')
    return rules.cards(position, 'stock').length > 0 || rules.cards(position, 'waste').length === 0
      ? { from: 'stock', to: 'waste' }
      : { from: 'waste', to: 'stock' };
  const source = pileName(rules, position, from);
  if (op === 'auto') return rules.autoMove(position, source);
  const target = pileName(rules, position, to, source);
  if (card !== undefined) {
    const cards = rules.cards(position, source);
    const lifted = cards.length - cards.lastIndexOf(card);
    return lifted > 1 ? { from: source, to: target, count: lifted } : { from: source, to: target };
  }
  return count === undefined || count === 1
    ? { from: source, to: target }
    : { from: source, to: target, count };
};

/** A move in the short text of scripts and replays: `t1*2>t3`, `w>f`, `turn`. */
export const fixtureMove = (text: string): FixtureMove => {
  if (!text.includes('>')) return { op: text };
  const [source = '', to = ''] = text.split('>');
  const [from = '', count] = source.split('*');
  return count === undefined
    ? { op: 'move', from, to }
    : { op: 'move', from, to, count: Number(count) };
};
