import type { Timers } from '../../../app/platform/timers.ts';

/** A page until it dies: nothing it waits for comes afterwards. */
export class PageLife {
  isAlive = true;
  onEnd = (): void => undefined;
  /** How many things it waited for have come: answers, stored rows, locks, timers. */
  private waits = 0;
  private last = Number.POSITIVE_INFINITY;

  end(): void {
    this.isAlive = false;
    this.onEnd();
  }

  /** Lets it die as something it waits for comes. @param count 1 for the next thing */
  dieAt(count: number): void {
    this.last = this.waits + count;
  }

  alive = <Value>(work: Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      work.then(
        (value) => this.comes() && resolve(value),
        (error: unknown) => this.comes() && reject(error),
      );
    });

  timersOf(timers: Timers): Timers {
    return {
      set: (callback, delay) => timers.set(() => this.comes() && callback(), delay),
      clear: timers.clear,
    };
  }

  /** @returns whether the page is still there for it */
  private comes(): boolean {
    this.waits += 1;
    if (this.isAlive && this.waits >= this.last) this.end();
    return this.isAlive;
  }
}
