/** Tables made up for a test, of which only the cards that matter are written down. */
import type { Position, Rules } from '../../src/patience-engine.js';

/** All 52 cards, suit by suit. */
export const pack = Array.from('CDHS', (suit) =>
  Array.from('A23456789TJQK', (rank) => rank + suit),
).flat();

const text = (cards: string): string[] => cards.split(' ').filter(Boolean);

export interface Table {
  stock?: string;
  waste?: string;
  reserve?: string;
  turned?: string;
  wastes?: string[];
  columns?: string[];
  foundations?: string[];
  further?: Record<string, unknown>;
}

/** A table with these cards, written bottom to top; the others lie deep in the pile named `rest`. */
export const tableOf = (
  rules: Rules,
  { columns = [], foundations = [], wastes = [], further = {}, ...single }: Table,
  rest: 'stock' | 'waste' | 'waste-4' = 'stock',
): Position => {
  const lists = (piles: string[], count: number): string[][] =>
    Array.from({ length: count }, (_, index) => text(piles[index] ?? ''));
  const used = new Set(
    text([...Object.values(single), ...columns, ...foundations, ...wastes].join(' ')),
  );
  const others = pack.filter((card) => !used.has(card));
  const pile = (name: string, cards = ''): string[] => [
    ...(rest === name ? others : []),
    ...text(cards),
  ];
  const id = rules.spec.id;
  const heaps = lists(wastes, 4);
  if (rest === 'waste-4') heaps[3] = [...others, ...(heaps[3] ?? [])];
  return rules.parse({
    game: id,
    stock: pile('stock', single.stock),
    foundations: lists(foundations, 4),
    ...(id === 'calculation'
      ? { turned: single.turned ?? null, wastes: heaps }
      : {
          waste: pile('waste', single.waste),
          tableau: lists(columns, rules.game.columns.length),
        }),
    ...(id === 'canfield' && { reserve: text(single.reserve ?? '') }),
    ...further,
  });
};
