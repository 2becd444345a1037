/**
 * Gives elements a size in a document without layout, so that lists which render what is in view
 * have a view: everything is 400 wide and 50 high, what scrolls 2,000.
 * @returns takes it away again.
 */
export function giveLayout(): () => void {
  const observer = globalThis.ResizeObserver;
  const parent = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetParent');
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return heightOf(this);
    },
  });
  globalThis.ResizeObserver = SizedObserver;
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this === document.body ? null : document.body;
    },
  });
  return () => {
    globalThis.ResizeObserver = observer;
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
    if (parent) Object.defineProperty(HTMLElement.prototype, 'offsetParent', parent);
    else Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
  };
}

const heightOf = (element: Element): number =>
  element.tagName === 'SECTION' || element.hasAttribute('data-scroll') ? 2_000 : 50;

class SizedObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const contentRect = { width: 400, height: heightOf(target) } as DOMRectReadOnly;
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
