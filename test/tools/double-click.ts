import { executeServerCommand } from '@web/test-runner-commands';
import type { TouchPoint } from './touch.js';

/** Clicks twice at a place, as one double click; or more often, as fast as the browser can hear it. */
export const doubleClick = async ({ x, y }: TouchPoint, clicks = 2): Promise<void> => {
  await executeServerCommand('double-click', { x, y, clicks });
};
