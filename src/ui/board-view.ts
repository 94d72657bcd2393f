/**
 * The board as a template:
 *
 *   div.board role=group
 *     div.pile role=group aria-label            one for each pile, in reading order
 *       button.base | span.base                 the place itself: a button while the pile is empty
 *       button.card | span.card                 face-up cards that can be seen are buttons
 *       span.tally | span.caption               drawn extras, said by the label
 *
 * Piles are placed by custom properties in cards and fan steps; the style sheet makes lengths of
 * them, so that nothing here knows a pixel.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { formatCard, formatRank, type Rank } from '../engine/card.js';
import type { PileName } from '../engine/piles.js';
import { cardsOf, type Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import type { Texts } from '../texts/texts.js';
import type { DrawnCard, DrawnPile } from './board-layout.js';
import type { CardElements } from './cards/card-elements.js';
import { cardFace, suitClass } from './cards/card-face.js';
import { customProperties } from './custom-properties.js';
import { namedPile, pileLabel } from './pile-names.js';

/** Cards of a pile counted from its top: the exposed card is 1; 0 is the place of an empty pile. */
export interface Spot {
  readonly pile: PileName;
  readonly count: number;
}

export interface BoardState {
  readonly rules: Rules;
  readonly position: Position;
  readonly drawn: readonly DrawnPile[];
  readonly texts: Texts;
  readonly cards: CardElements;
  /** The one Tab stop of the board. */
  readonly active: Spot;
  /** The cards that the player has lifted, by a click, a key or a drag. */
  readonly lifted: Spot | undefined;
  /** Whether they follow the pointer. */
  readonly dragging: boolean;
  /** Whether the reader may play. */
  readonly playable: boolean;
  /** The piles that take the lifted cards. */
  readonly targets: ReadonlySet<PileName>;
  /** The cards and the place that a hint points at. */
  readonly hinted: { readonly from: Spot; readonly to: PileName } | null;
}

/** Names that serve as class and as part: what can be styled inside can be styled outside. */
const names = (...list: (string | false | undefined)[]): string => list.filter(Boolean).join(' ');

/** Whether a card is among those counted from the top. */
const covers = (spot: Spot | undefined, pile: PileName, count: number): boolean =>
  spot?.pile === pile && count <= spot.count;

const rankMark = (rank: Rank): string => (rank ? formatRank(rank).replace('T', '10') : '');

const cardView = (
  state: BoardState,
  { pile }: DrawnPile,
  { card, count, faceUp, step, visible }: DrawnCard,
  movable: boolean,
): HTMLElement => {
  const { active, texts, cards } = state;
  const lifted = covers(state.lifted, pile.name, count);
  const look = names(
    'card',
    faceUp ? suitClass(card) : 'face-down',
    movable && 'movable',
    lifted && 'selected',
    lifted && state.dragging && 'dragged',
    covers(state.hinted?.from, pile.name, count) && 'hinted',
  );
  const common = {
    class: names(look, count === 1 && 'exposed'),
    part: look,
    'data-card': `${card}`,
  };
  return cards.draw(card, {
    tag: visible ? 'button' : 'span',
    face: faceUp ? cardFace(card) : nothing,
    step,
    attributes: visible
      ? {
          ...common,
          'data-count': `${count}`,
          tabindex: active.pile === pile.name && active.count === count ? '0' : '-1',
          'aria-label': texts.card(formatCard(card)),
          'aria-pressed': lifted ? 'true' : undefined,
        }
      : { ...common, 'aria-hidden': 'true' },
  });
};

const redealMark = html`<svg class="redeal" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M19 8a8 8 0 1 0 1 6M20 3v6h-6" />
</svg>`;

/** The place of an empty pile, or the stock: a button that is not a card. The label says its mark. */
const placeView = (
  state: BoardState,
  { pile, cards }: DrawnPile,
  label: string,
  usable: boolean,
  content: unknown,
  mark = '',
): TemplateResult => {
  const top = pile.kind === 'stock' ? cards.at(-1) : undefined;
  const look = names(top ? 'card face-down' : 'base', !usable && 'spent');
  return html`<button
    class="${look} exposed"
    part=${look}
    data-card=${top?.card ?? nothing}
    data-count="0"
    data-mark=${mark || nothing}
    tabindex=${state.active.pile === pile.name ? 0 : -1}
    aria-label=${label}
    aria-disabled=${!usable || nothing}
    ${customProperties({ '--step': 0 })}
  >
    ${content}
  </button>`;
};

/** The stock is one button, that turns cards or puts the waste back. */
const stockView = (state: BoardState, drawn: DrawnPile, size: number): TemplateResult => {
  const { texts, rules, position } = state;
  if (size > 0) return placeView(state, drawn, texts.turnStock(size), true, nothing);
  return rules.redeal(position)
    ? placeView(state, drawn, texts.redealStock, true, redealMark)
    : placeView(state, drawn, texts.emptyPile(drawn.pile, 0), false, nothing);
};

/**
 * The length of a fan for the style sheet, which closes long fans up. It never has to before a fan is
 * half the longest one: up to there the length is one and the same, so that a card more or less does
 * not move the others, nor costs their style anew.
 */
const fanSteps = ({ rules }: BoardState, { steps }: DrawnPile): number =>
  Math.max(steps, (rules.spec.board.longestFan - 1) / 2);

const pileView = (state: BoardState, drawn: DrawnPile): TemplateResult => {
  const { pile, cards } = drawn;
  const { rules, position, texts, hinted } = state;
  const { name, kind } = pile;
  const size = cardsOf(position, pile).length;
  const named = namedPile(rules.game, pile);
  const isStock = kind === 'stock';
  const most = state.playable ? rules.mostLifted(position, name) : 0;
  const look = names(
    'pile',
    kind,
    drawn.fan,
    state.targets.has(name) && 'target',
    (hinted?.to === name || (isStock && hinted?.from.pile === name)) && 'hinted',
  );
  const wanted = kind === 'foundation' || size === 0 ? rules.rankWanted(position, pile.name) : 0;
  return html`<div
    class=${look}
    part=${look}
    role="group"
    aria-label=${pileLabel(rules, position, pile, texts)}
    data-pile=${name}
    ${customProperties({ '--x': drawn.x, '--y': drawn.y, '--steps': fanSteps(state, drawn) })}
  >
    ${
      isStock
        ? stockView(state, drawn, size)
        : size === 0
          ? placeView(state, drawn, texts.emptyPile(named, wanted), true, nothing, rankMark(wanted))
          : [
              html`<span class="base"></span>`,
              cards.map((card) => cardView(state, drawn, card, card.count <= most)),
            ]
    }
    ${
      size > 0 && (isStock || kind === 'reserve')
        ? html`<span class="tally" aria-hidden="true">${size}</span>`
        : nothing
    }
    ${
      named.step
        ? html`<span class="caption" aria-hidden="true"
            ><b>+${named.step}</b> ${rankMark(wanted) || '✓'}</span
          >`
        : nothing
    }
  </div>`;
};

/** Whether any foundation of the game has a caption, for which its row leaves room. */
export const hasCaptions = ({ spec }: Rules): boolean =>
  typeof spec.foundations.builds.step !== 'number';

/** All piles of the board. */
export const pilesView = (state: BoardState): TemplateResult[] =>
  state.drawn.map((drawn) => pileView(state, drawn));
