import { executeServerCommand } from '@web/test-runner-commands';

export interface TouchPoint {
  /** Viewport coordinates in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** Puts fingers on the page, moves them, lifts them all, or has the system take them away. */
export async function touch(type: 'start' | 'move', points: readonly TouchPoint[]): Promise<void>;
export async function touch(type: 'end' | 'cancel'): Promise<void>;
export async function touch(
  type: 'start' | 'move' | 'end' | 'cancel',
  points: readonly TouchPoint[] = [],
): Promise<void> {
  await executeServerCommand('touch', { type, points: points.map(({ x, y }) => ({ x, y })) });
}
