import type { Texts } from '../../locales/texts.ts';

export type Namespace = keyof Texts;

/** Keys of a namespace whose gaps these values fill; with `never`, those without gaps. */
export type KeyFilledBy<Values, Of extends Namespace> = {
  [Key in keyof Texts[Of]]: Texts[Of][Key] extends null
    ? Key
    : Values extends Texts[Of][Key]
      ? Key
      : never;
}[keyof Texts[Of]] &
  string;

/** Texts by their whole name, `<namespace>:<key>`, whose gaps these values fill. */
export type TextKeyFilledBy<Values, Of extends Namespace = Namespace> = {
  [One in Of]: `${One}:${KeyFilledBy<Values, One>}`;
}[Of];

/** A text without gaps by its whole name, for keys that are data. */
export type TextKey = TextKeyFilledBy<never>;

/** A text with a number in it, `count`, by its whole name. */
export type CountedTextKey = Exclude<TextKeyFilledBy<{ count: number }>, TextKey>;
