/** Whether the piles of a board run from right to left: in such a page, or mirrored, but not both. */
export const runsLeftward = (board: HTMLElement): boolean => {
  const style = getComputedStyle(board);
  return (style.direction === 'rtl') !== (style.getPropertyValue('--side').trim() === '-1');
};
