/** A place in the window, in CSS pixels from its top left corner. */
export type Point = { x: number; y: number };

/** One open window of a browser, with a page as large as a phone's. What never answers throws. */
export type Driver = {
  /** Such as `Firefox 153.7.0esr`. */
  version: string;
  /** Goes to an address and resolves once its document is there. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** @param expression run in the page; a promise is waited for. @returns its value, as JSON holds it */
  run(expression: string): Promise<unknown>;
  click(at: Point): Promise<void>;
  /** With the button that opens menus. */
  rightClick(at: Point): Promise<void>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
  /** Turns the wheel once, by so many pixels; up is negative. */
  wheel(at: Point, pixels: number): Promise<void>;
  /** Resolves once the page is that large. */
  resize(to: { width: number; height: number }): Promise<void>;
  /** @returns a PNG of what is in view */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

/** Size of the page, in CSS pixels. */
export const size = { width: 450, height: 844 };

/** How long anything may take before it counts as never, in milliseconds. */
export const patience = 120_000;
