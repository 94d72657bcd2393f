/** The piles of a game: their names, their order, and what each is. */
import type { BoardArea, GameSpec } from './game-spec.js';

export type PileKind = 'stock' | 'waste' | 'turned' | 'reserve' | 'column' | 'foundation';

/** `stock`, `waste`, `waste-1`…, `turned`, `reserve`, `column-1`…, `foundation-1`… */
export type PileName = string;

export interface Pile {
  readonly name: PileName;
  readonly kind: PileKind;
  /** Its index in `position.piles`. */
  readonly index: number;
  /** Its place among its kind, from 0. */
  readonly ordinal: number;
}

/** The piles of one kind, and the key under which PositionJSON keeps them. */
export interface PileSection {
  readonly kind: PileKind;
  readonly key: 'stock' | 'waste' | 'wastes' | 'turned' | 'reserve' | 'tableau' | 'foundations';
  readonly board: BoardArea;
  readonly piles: readonly Pile[];
}

/**
 * The sections of a game in the order in which moves are listed by where they start: stock, wastes,
 * turned card, reserve, columns, foundations. Pile indices follow it.
 */
export const pileSections = (spec: GameSpec): PileSection[] => {
  let index = 0;
  const section = (
    kind: PileKind,
    key: PileSection['key'],
    group: { board: BoardArea; piles?: number } | undefined,
    numbered = false,
  ): PileSection[] =>
    group
      ? [
          {
            kind,
            key,
            board: group.board,
            piles: Array.from({ length: group.piles ?? 1 }, (_, ordinal) => ({
              name: numbered ? `${kind}-${ordinal + 1}` : kind,
              kind,
              index: index++,
              ordinal,
            })),
          },
        ]
      : [];
  const severalWastes = (spec.waste?.piles ?? 0) > 1;
  return [
    ...section('stock', 'stock', spec.stock),
    ...section('waste', severalWastes ? 'wastes' : 'waste', spec.waste, severalWastes),
    ...section('turned', 'turned', spec.turned),
    ...section('reserve', 'reserve', spec.reserve),
    ...section('column', 'tableau', spec.tableau, true),
    ...section('foundation', 'foundations', spec.foundations, true),
  ];
};
