/** Links to a deal: `#patience=canfield:4211` in the page's address. */
import { isDealNumber } from '../engine/deal-number.js';

/** Who took the link to a game of each kind: the first such game on the page. */
const takers = new Map<string, Element>();

/** The deal that a link names for this game, if the link is its own to take. */
export const linkedDeal = (element: Element, id: string): number | undefined => {
  const link = new URLSearchParams(location.hash.slice(1)).get('patience');
  const [, game, number] = /^([a-z-]+):(\d+)$/.exec(link ?? '') ?? [];
  const deal = Number(number);
  const taker = takers.get(id);
  if (game !== id || !isDealNumber(deal) || (taker !== element && taker?.isConnected))
    return undefined;
  takers.set(id, element);
  return deal;
};
