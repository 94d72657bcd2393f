/** What the page is told of a table, as events on its element. */
import { emit, type StepKind } from './events.js';
import type { Change, Ending } from './table-listener.js';
import type { Table } from './table.js';

/** What the page is handed is its own. */
const copiesOf = (moves: Change['moves']): Change['moves'] => moves.map((move) => ({ ...move }));

/** Asks the page; `false` when it forbids the step. */
export const tellMoving = (
  element: Element,
  { rules }: Table,
  kind: StepKind,
  moves: Change['moves'],
): boolean => emit(element, 'game-moving', { game: rules.spec.id, kind, moves: copiesOf(moves) });

export const tellStarted = (
  element: Element,
  { rules, attempt: { deal } }: Table,
  resumed: boolean,
): void => {
  emit(element, 'game-started', { game: rules.spec.id, deal, resumed });
};

export const tellMoved = (
  element: Element,
  { rules, score, moveCount, status }: Table,
  kind: StepKind,
  moves: Change['moves'],
): void => {
  const told = { game: rules.spec.id, kind, moves: copiesOf(moves) };
  emit(element, 'game-moved', { ...told, score, moveCount, status });
};

export const tellEnding = (element: Element, table: Table, ending: Ending): void => {
  const { rules, score, moveCount, clock, attempt } = table;
  const { deal, undos, hints } = attempt;
  const told = { game: rules.spec.id, deal, score };
  const { seconds } = clock;
  if (ending === 'won') emit(element, 'game-won', { ...told, moveCount, seconds, undos, hints });
  else if (ending === 'lost') emit(element, 'game-lost', { ...told, moveCount });
  else emit(element, `game-${ending}`, told);
};
