/**
 * Gives elements a size in a document without layout, so that lists which render what is in view
 * have a view: everything is 400 wide and 50 high, what scrolls 2,000.
 * @returns takes it away again.
 */
export function giveLayout(): () => void {
  const observer = globalThis.ResizeObserver;
  const parent = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetParent');
  globalThis.ResizeObserver = SizedObserver;
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  });
  return () => {
    globalThis.ResizeObserver = observer;
    if (parent) Object.defineProperty(HTMLElement.prototype, 'offsetParent', parent);
    else Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
  };
}

class SizedObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const scrolls = target.tagName === 'SECTION' || target.hasAttribute('data-scroll');
    const height = scrolls ? 2_000 : 50;
    const contentRect = { width: 400, height } as DOMRectReadOnly;
    const entry = { target, contentRect } as unknown as ResizeObserverEntry;
    queueMicrotask(() => this.#tell([entry], this));
  }

  unobserve(): void {
    // Sizes are told once.
  }

  disconnect(): void {
    // Sizes are told once.
  }
}
