/** What `newGame` may be told. */
import { isDealNumber, LAST_DEAL } from '../engine/deal-number.js';
import { mismatch } from '../engine/errors.js';
import { checkedKeys } from '../engine/options.js';

export interface NewGameOptions {
  /** The number of the deal, 1 to 4294967295; a random one when absent. */
  readonly deal?: number;
  /**
   * Whether it is to be one proved winnable: the first such from that number on. Without this the
   * `winnable` attribute says so for deals that are not named.
   */
  readonly winnable?: boolean;
}

export const randomDeal = (): number => 1 + Math.floor(Math.random() * LAST_DEAL);

/**
 * The options filled up.
 * @throws TypeError for what is no such option
 */
export const checkedNewGame = (given: unknown, usual: boolean): Required<NewGameOptions> => {
  const named = checkedKeys(given, 'deal', 'winnable');
  const { deal = randomDeal(), winnable = usual && named.deal === undefined } = named;
  if (!isDealNumber(deal)) throw mismatch(`a deal from 1 to ${LAST_DEAL}`, deal);
  if (typeof winnable !== 'boolean') throw mismatch('winnable to be true or false', winnable);
  return { deal, winnable };
};
