/**
 * The script of a page with a strict policy (strict-page-plugin.mjs): a game whose solver is asked for a
 * hint. The page around it is told the hint's reason and what broke the policy.
 */
import '../../src/elements/canfield-game.js';

/** What the strict page tells. */
export interface StrictPageReport {
  readonly reason: string | undefined;
  readonly violations: readonly string[];
}

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  violations.push(`${effectiveDirective} ${blockedURI}`);
});

const game = document.createElement('canfield-game');
game.deal = 4;
game.hints = 'solver';
game.storage = 'none';
game.worker = new URL(location.href).searchParams.get('worker') ?? 'auto';
document.body.append(game);

const hint = await game.hint();
// What was reported while the frame was worked on has been heard by the next one.
await new Promise(requestAnimationFrame);
const report: StrictPageReport = { reason: hint?.reason, violations };
parent.postMessage(report, location.origin);
