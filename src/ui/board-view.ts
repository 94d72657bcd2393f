/**
 * The board as a template:
 *
 *   div.board role=group
 *     div.pile role=group aria-label            one for each pile, in reading order
 *       button.base | span.base                 the place itself: a button while the pile is empty
 *       button.card | span.card                 face-up cards that can be seen are buttons
 *       span.count | span.caption               drawn extras, said by the label
 *
 * Piles are placed by custom properties in cards and fan steps; the style sheet makes lengths of
 * them, so that nothing here knows a pixel.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { formatCard, formatRank } from '../engine/card.js';
import type { PileName } from '../engine/piles.js';
import type { Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import type { Texts } from '../texts/texts.js';
import type { DrawnCard, DrawnPile } from './board-layout.js';
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
  /** The one Tab stop of the board. */
  readonly active: Spot;
  /** The cards that the player has lifted, by a click, a key or a drag. */
  readonly lifted: Spot | undefined;
  /** Whether they follow the pointer. */
  readonly dragging: boolean;
  /** The piles that take the lifted cards. */
  readonly targets: ReadonlySet<PileName>;
  /** The cards and the place that a hint points at. */
  readonly hinted: { readonly from: Spot; readonly to: PileName } | undefined;
}

const words = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** Whether a spot is among the cards counted from the top. */
const covers = (spot: Spot | undefined, pile: PileName, count: number): boolean =>
  spot?.pile === pile && count <= spot.count && count > 0;

const cardView = (state: BoardState, { pile }: DrawnPile, card: DrawnCard): TemplateResult => {
  const { lifted, hinted, texts, active } = state;
  const { count } = card;
  const isLifted = covers(lifted, pile.name, count);
  const isHinted = covers(hinted?.from, pile.name, count);
  const place = customProperties({ '--step': card.step });
  if (!card.visible) {
    const face = card.faceUp ? cardFace(card.card) : nothing;
    return html`<span
      class=${words('card', card.faceUp ? suitClass(card.card) : 'face-down', isHinted && 'hinted')}
      part=${words('card', !card.faceUp && 'face-down')}
      data-card=${card.card}
      aria-hidden="true"
      ${place}
      >${face}</span
    >`;
  }
  return html`<button
    class=${words('card', suitClass(card.card), isLifted && 'selected', isLifted && state.dragging && 'dragged', isHinted && 'hinted')}
    part=${words('card', isLifted && 'selected', isHinted && 'hinted')}
    type="button"
    data-card=${card.card}
    data-count=${count}
    tabindex=${active.pile === pile.name && active.count === count ? 0 : -1}
    aria-label=${texts.card(formatCard(card.card))}
    aria-pressed=${isLifted ? 'true' : nothing}
    ${place}
  >
    ${cardFace(card.card)}
  </button>`;
};

/** What an empty pile shows: the rank it waits for. */
const baseMark = ({ rules, position }: BoardState, { pile }: DrawnPile): string => {
  const wanted = pile.kind === 'foundation' || pile.kind === 'column';
  const rank = wanted ? rules.rankWanted(position, pile.name) : 0;
  return rank ? formatRank(rank).replace('T', '10') : '';
};

const redealMark = html`<svg class="redeal" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M19 8a8 8 0 1 0 1 6M20 3v6h-6" />
</svg>`;

/** The stock: one button that turns cards, or puts the waste back. */
const stockView = (state: BoardState, drawn: DrawnPile): TemplateResult => {
  const { texts, active, hinted, rules, position } = state;
  const size = (position.piles[drawn.pile.index] ?? []).length;
  const waste = rules.game.wastes[0]?.name ?? '';
  const redeals =
    size === 0 &&
    !rules.game.turned &&
    rules.refusal(position, { from: waste, to: 'stock' }) === null;
  const label =
    size > 0
      ? texts.turnStock(size)
      : redeals
        ? texts.redealStock
        : pileLabel(rules, position, drawn.pile, texts);
  const isHinted = hinted?.from.pile === 'stock' || hinted?.to === 'stock';
  const top = drawn.cards.at(-1);
  return html`<button
    class=${words(top ? 'card face-down' : 'base', isHinted && 'hinted')}
    part=${words(top && 'card face-down', isHinted && 'hinted')}
    type="button"
    data-card=${top?.card ?? nothing}
    data-count="0"
    tabindex=${active.pile === 'stock' ? 0 : -1}
    aria-label=${label}
    aria-disabled=${size > 0 || redeals ? nothing : 'true'}
    ${customProperties({ '--step': 0 })}
  >
    ${redeals ? redealMark : nothing}
  </button>`;
};

/** Foundations that differ in their step say it, with the rank each waits for. */
const captionView = (state: BoardState, { pile }: DrawnPile): TemplateResult | typeof nothing => {
  const { step } = namedPile(state.rules.game, pile);
  if (!step) return nothing;
  const wanted = state.rules.rankWanted(state.position, pile.name);
  return html`<span class="caption" aria-hidden="true"
    ><b>+${step}</b> ${wanted ? formatRank(wanted).replace('T', '10') : '✓'}</span
  >`;
};

const pileView = (state: BoardState, drawn: DrawnPile): TemplateResult => {
  const { pile, cards } = drawn;
  const { rules, position, texts, active } = state;
  const size = position.piles[pile.index]?.length ?? 0;
  const isTarget = state.targets.has(pile.name);
  const isHinted = state.hinted?.to === pile.name && pile.kind !== 'stock';
  const mark = baseMark(state, drawn);
  const label = pileLabel(rules, position, pile, texts);
  const counted = size > 0 && (pile.kind === 'stock' || pile.kind === 'reserve');
  return html`<div
    class=${words('pile', pile.kind, drawn.fan, isTarget && 'target', isHinted && 'hinted')}
    part=${words('pile', pile.kind, isTarget && 'target', isHinted && 'hinted')}
    role="group"
    aria-label=${pile.kind === 'stock' ? texts.pile(namedPile(rules.game, pile)) : label}
    data-pile=${pile.name}
    ${customProperties({ '--x': drawn.x, '--y': drawn.y, '--steps': Math.max(drawn.steps, 1) })}
  >
    ${
      pile.kind === 'stock'
        ? stockView(state, drawn)
        : size === 0
          ? html`<button
              class="base"
              type="button"
              data-count="0"
              tabindex=${active.pile === pile.name ? 0 : -1}
              aria-label=${label}
            >
              ${mark}
            </button>`
          : html`<span class="base" aria-hidden="true"></span>`
    }
    ${pile.kind === 'stock' ? nothing : cards.map((card) => cardView(state, drawn, card))}
    ${counted ? html`<span class="tally" aria-hidden="true">${size}</span>` : nothing}
    ${captionView(state, drawn)}
  </div>`;
};

/** Whether any foundation of the game has a caption, for which its row leaves room. */
export const hasCaptions = ({ spec }: Rules): boolean =>
  typeof spec.foundations.builds.step !== 'number';

/** All piles of the board. */
export const pilesView = (state: BoardState): TemplateResult[] =>
  state.drawn.map((drawn) => pileView(state, drawn));
