import { executeServerCommand } from '@web/test-runner-commands';
import type { TouchPoint } from './touch.js';

/** Clicks twice at a place, as one double click. */
export const doubleClick = async ({ x, y }: TouchPoint): Promise<void> => {
  await executeServerCommand('double-click', { x, y });
};
