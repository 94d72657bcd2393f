/** Seconds of play: stands still while the page is hidden and when the game is over. */
export class Clock {
  #before = 0;
  #since: number | undefined;

  /** Whole seconds so far. */
  get seconds(): number {
    const running = this.#since === undefined ? 0 : performance.now() - this.#since;
    return Math.floor((this.#before + running) / 1000);
  }

  get running(): boolean {
    return this.#since !== undefined;
  }

  start(): void {
    this.#since ??= performance.now();
  }

  stop(): void {
    if (this.#since !== undefined) this.#before += performance.now() - this.#since;
    this.#since = undefined;
  }

  reset(): void {
    this.#before = 0;
    this.#since = undefined;
  }
}
