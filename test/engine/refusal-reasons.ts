import type { RefusalReason } from '../../src/engine/refusal.js';

/** All keys of a type: one that is missing does not compile. */
export const keysOf = <Key extends string>(keys: Readonly<Record<Key, true>>): Key[] =>
  Object.keys(keys) as Key[];

/** Every reason for which a move is refused. */
export const refusalReasons = keysOf<RefusalReason>({
  'same-pile': true,
  'nothing-there': true,
  'stock-only-turns': true,
  'stock-empty': true,
  'nothing-to-turn': true,
  'redeals-used': true,
  'stock-not-empty': true,
  'turned-waits': true,
  'face-down': true,
  covered: true,
  'not-a-run': true,
  'foundation-keeps': true,
  'base-stays': true,
  'takes-none': true,
  'turned-only': true,
  'one-at-a-time': true,
  complete: true,
  'opens-with': true,
  'does-not-fit': true,
});
