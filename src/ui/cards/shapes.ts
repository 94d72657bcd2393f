/*
 * The drawings, as outlines on a card 200 units wide. Every path is relative, so
 * that one text serves at any place and, with its numbers negated, turned by half
 * a circle. Holes run against the direction of the shape around them.
 */

/** Suit pips, 40 units high around their centre: clubs, diamonds, hearts, spades. */
export const pips = [
  'm-10-10c0-5 5-10 10-10s10 5 10 10-4 10-10 10-10-4-10-10zm-11 15c0-5 5-10 10-10s10 5 10 10-4 10-10 10-10-4-10-10zm22 0c0-5 5-10 10-10s10 5 10 10-4 10-10 10-10-4-10-10zm-6-10 10 0-2 9c0 8 2 12 5 15h-16c3-3 5-7 5-15z',
  'm0-20q7 11 16 20-9 9-16 20-7-11-16-20 9-9 16-20z',
  'm0 20c-3-9-19-16-19-28 0-13 16-14 19-2 3-12 19-11 19 2 0 12-16 19-19 28z',
  'm0-21c4 9 19 16 19 27 0 9-12 11-17 4 1 4 3 7 6 10h-16c3-3 5-6 6-10-5 7-17 5-17-4 0-11 15-18 19-27z',
] as const;

/** Signs of the ranks, 39 units high from their top left corner: ace to king. */
export const signs = [
  'm0 39 9-39h8l9 39h-7l-2-9h-8l-2 9zm10-15h6l-3-14z',
  'm0 12c0-16 25-16 25 0 0 9-10 13-15 20h15v7h-25v-4c6-10 18-16 18-23 0-7-11-7-11 0z',
  'm1 0h22v5l-8 10c14 2 12 24-5 24-5 0-9-2-11-6l6-4c1 2 3 3 5 3 9 0 9-12 0-12h-6v-3l8-10h-11z',
  'm13 0h8v25h5v7h-5v7h-7v-7h-15v-6zm-6 25h7v-14z',
  'm2 0h21v7h-14l-1 7c9-3 17 2 17 11 0 16-20 18-26 8l6-5c4 6 13 5 13-3 0-6-7-7-11-2h-7z',
  'm15 0h9l-10 13c16-1 16 26-1 26-10 0-13-7-13-13 0-9 7-16 15-26zm-2 20c-8 0-8 12 0 12s8-12 0-12z',
  'm0 0h25v6l-12 33h-8l11-32h-16z',
  'm13 0c-13 0-15 14-7 18-11 5-8 21 7 21 15 0 18-16 7-21 8-4 6-18-7-18zm0 6c6 0 6 9 0 9s-6-9 0-9zm0 16c8 0 8 10 0 10s-8-10 0-10z',
  'm11 39h-9l10-13c-16 1-16-26 1-26 10 0 13 7 13 13 0 9-7 16-15 26zm2-20c8 0 8-12 0-12s-8 12 0 12z',
  'm0 8 8-8h5v39h-7v-29l-5 5zm28-8c-15 0-15 39 0 39s15-39 0-39zm0 7c6 0 6 25 0 25s-6-25 0-25z',
  'm4 0h14v27c0 16-18 15-19 2h7c1 5 5 4 5-2v-20h-7z',
  'm13 0c-17 0-17 39 0 39s17-39 0-39zm0 7c8 0 8 25 0 25s-8-25 0-25zm1 18 11 14 5-5-11-13z',
  'm0 0h7v15l9-15h9l-12 18 13 21h-9l-9-14-1 2v12h-7z',
] as const;
