/**
 * The script of a page with a strict policy (strict-page-plugin.mjs): a game whose solver is asked for a
 * hint, and for the solution twice. The page around it is told the hint's reason and what broke the policy.
 */
import '../../src/elements/canfield-game.js';

/** What the strict page tells. */
export interface StrictPageReport {
  readonly reason: string | undefined;
  /** What the status line said after the hint, and each time the solution was asked for. */
  readonly said: readonly string[];
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

const said: string[] = [];
const listen = async (): Promise<void> => {
  // What is said beside something else comes once that is told, in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  await game.updateComplete;
  said.push(game.shadowRoot?.querySelector('[role="status"]')?.textContent ?? '');
};
const hint = await game.hint();
await listen();
for (let times = 0; times < 2; times++) {
  await game.showSolution();
  await listen();
}
// What was reported while the frame was worked on has been heard by the next one.
await new Promise(requestAnimationFrame);
const report: StrictPageReport = { reason: hint?.reason, said, violations };
parent.postMessage(report, location.origin);
