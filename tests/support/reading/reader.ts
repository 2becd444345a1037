import type { LoggedIn } from '../../e2e/support/api.ts';

/** Size of a page, in CSS pixels. */
export type PageSize = { width: number; height: number };

/** Somebody who reads a conversation in a browser, whatever drives that. */
export type Reader = {
  /** The page of a phone that is held upright. */
  upright: PageSize;
  /** Runs a function in the page; it knows nothing but what it is given. */
  evaluate<Given extends unknown[], Answer>(
    inPage: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /**
   * Opens a conversation as somebody who is logged in already, and records what is painted of it from
   * its first frame on.
   */
  openChat(who: LoggedIn, peerId: string): Promise<void>;
  /** Opens it by the address of one of its messages. Records once the page is there. */
  openMessage(who: LoggedIn, peerId: string, clientMsgID: string): Promise<void>;
  /** Presses the one element in view with this selector, or with this whole name besides. */
  press(selector: string, name?: string): Promise<void>;
  /** Waits until so many elements in view have this selector and this whole name. @param count 1 without */
  untilNamed(selector: string, name: string, count?: number): Promise<void>;
  /** Sends a text with the button. */
  write(text: string): Promise<void>;
  /** Puts the cursor where a text is written. */
  focusField(): Promise<void>;
  /** Turns the wheel over the messages once, by so many pixels; up is negative. */
  wheel(pixels: number): Promise<void>;
  /** Resolves once the page has this size. */
  resize(size: PageSize): Promise<void>;
  /** Withholds the pictures that are asked for from now on. @returns lets them through */
  holdPictures(): Promise<() => void>;
};
