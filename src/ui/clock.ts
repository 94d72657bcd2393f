/**
 * Seconds of play. The clock stands still while the page is hidden, while the game is off the page, and
 * when it is over.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Clock implements ReactiveController {
  #before = 0;
  #since: number | undefined;
  /** Whether play goes on, be it seen or not. */
  #playing = false;
  #ticking: ReturnType<typeof setInterval> | undefined;

  /** @param shown whether the time is on show, and rendered anew each second */
  constructor(
    readonly host: ReactiveControllerHost & { readonly isConnected: boolean },
    readonly shown: () => boolean,
  ) {
    host.addController(this);
  }

  /** Whole seconds so far. */
  get seconds(): number {
    const running = this.#since === undefined ? 0 : performance.now() - this.#since;
    return Math.floor((this.#before + running) / 1000);
  }

  /** Play goes on, or is over. */
  run(playing: boolean): void {
    this.#playing = playing;
    this.#follow();
  }

  /** Stands at that many seconds. */
  reset(seconds: number): void {
    this.#before = seconds * 1000;
    this.#since = undefined;
    this.#playing = false;
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#follow);
    this.#follow();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#follow);
    this.#follow();
    this.hostUpdated();
  }

  hostUpdated(): void {
    const ticks = this.host.isConnected && this.shown();
    if (ticks === (this.#ticking !== undefined)) return;
    clearInterval(this.#ticking);
    this.#ticking = ticks ? setInterval(this.#tick, 1000) : undefined;
  }

  readonly #follow = (): void => {
    const now = performance.now();
    if (this.#since !== undefined) this.#before += now - this.#since;
    this.#since = this.#playing && this.host.isConnected && !document.hidden ? now : undefined;
  };

  readonly #tick = (): void => {
    if (this.#since !== undefined) this.host.requestUpdate();
  };
}
