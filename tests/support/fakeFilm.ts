/** A `<video>` whose clip is told by the test: documents of tests play nothing. */
export class FakeFilm extends EventTarget {
  currentTime = 0;
  preload = 'auto';
  paused = true;
  ended = false;
  error: { code: number } | null = null;
  /** What was done with it. */
  readonly log: string[] = [];
  /** The name of the error that `play` ends with; '' for none. */
  refusal = '';
  #src = '';

  get src(): string {
    return this.#src;
  }

  set src(address: string) {
    this.#src = address;
    this.log.push(`src ${address}`);
  }

  async play(): Promise<void> {
    this.log.push('play');
    if (this.refusal !== '') throw new DOMException('', this.refusal);
    this.paused = false;
  }

  pause(): void {
    this.paused = true;
    this.says('pause');
  }

  load(): void {
    this.log.push('load');
  }

  removeAttribute(name: string): void {
    this.log.push(`no ${name}`);
    this.#src = '';
  }

  /** Has it tell events, one after the other. */
  says(...types: string[]): void {
    for (const type of types) this.dispatchEvent(new Event(type));
  }

  /** @param code of a `MediaError` */
  fails(code: number): void {
    this.error = { code };
    this.says('error');
  }

  /** As whoever plays in it sees it. */
  get element(): HTMLVideoElement {
    return this as unknown as HTMLVideoElement;
  }
}
