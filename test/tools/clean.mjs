// Empties dist, so that a build holds nothing of an earlier one.
import { rmSync } from 'node:fs';

rmSync(new URL('../../dist', import.meta.url), { recursive: true, force: true });
