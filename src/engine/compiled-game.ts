/** A `GameSpec` made ready for play: piles by name and kind, building rules by pile. */
import { rankOf, type Rank } from './card.js';
import { fitTable, type FitTable } from './fit-table.js';
import type { GameOptions, GameSpec, Opening } from './game-spec.js';
import {
  pileSections,
  type Pile,
  type PileKind,
  type PileName,
  type PileSection,
} from './piles.js';
import type { Cards } from './position.js';

export interface CompiledGame {
  readonly spec: GameSpec;
  readonly sections: readonly PileSection[];
  readonly piles: readonly Pile[];
  readonly byName: ReadonlyMap<PileName, Pile>;
  readonly stock: Pile;
  readonly wastes: readonly Pile[];
  readonly turned: Pile | undefined;
  readonly reserve: Pile | undefined;
  readonly columns: readonly Pile[];
  readonly foundations: readonly Pile[];
  /** Where cards may be put, in the order in which moves are listed. */
  readonly destinations: readonly Pile[];
  /** What fits where, for each pile by its index. */
  readonly fitTables: readonly FitTable[];
  /** Whether the deal leaves cards face down in the columns. */
  readonly dealsFaceDown: boolean;
  readonly defaults: GameOptions;
}

export const compileGame = (spec: GameSpec): CompiledGame => {
  const sections = pileSections(spec);
  const piles = sections.flatMap((section) => section.piles);
  const ofKind = (kind: PileKind): Pile[] => piles.filter((pile) => pile.kind === kind);
  const [stock] = ofKind('stock');
  if (!stock) throw new TypeError(`Expected a stock in the game ${spec.id}`);
  const wastes = ofKind('waste');
  const columns = ofKind('column');
  const foundations = ofKind('foundation');
  return {
    spec,
    sections,
    piles,
    byName: new Map(piles.map((pile) => [pile.name, pile])),
    stock,
    wastes,
    turned: ofKind('turned')[0],
    reserve: ofKind('reserve')[0],
    columns,
    foundations,
    destinations: [...foundations, ...columns, ...(spec.waste?.takesTurned ? wastes : [])],
    fitTables: piles.map(({ kind, ordinal }) => {
      const group = kind === 'foundation' ? spec.foundations : undefined;
      return fitTable(kind === 'column' ? spec.tableau?.builds : group?.builds, ordinal);
    }),
    dealsFaceDown: spec.deal.some((step) => 'triangle' in step),
    defaults: { draw: spec.stock.draw, redeals: spec.stock.redeals },
  };
};

/** The base rank that the foundations themselves show; 0 where none does, or none counts. */
export const shownBase = ({ spec, foundations }: CompiledGame, piles: readonly Cards[]): Rank => {
  const opened = foundations.find(({ index }) => piles[index]?.length);
  const first = opened && piles[opened.index]?.[0];
  return spec.foundations.opens === 'base' && first !== undefined ? rankOf(first) : 0;
};

/** The rank that opens an empty pile (0: any), given the base rank of the deal. */
export const openingRank = (opening: Opening, ordinal: number, base: number): number => {
  if (opening === 'any') return 0;
  if (opening === 'base') return base;
  return typeof opening === 'number' ? opening : (opening[ordinal] ?? 0);
};

/** What opens this foundation or column when it is empty (0: any card). */
export const opensWith = ({ spec }: CompiledGame, pile: Pile, base: number): number =>
  openingRank(
    pile.kind === 'foundation' || !spec.tableau ? spec.foundations.opens : spec.tableau.opens,
    pile.ordinal,
    base,
  );
