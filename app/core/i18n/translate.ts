import type { Texts } from '../../locales/texts.ts';
import type { KeyFilledBy, Namespace, TextKeyFilledBy } from './textKey.ts';

/** One namespace; or several: the keys of the first stand alone, those of the others behind their name. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

type First<Of extends Namespaces> = Of extends readonly [infer One extends Namespace, ...unknown[]]
  ? One
  : Of & Namespace;
type Each<Of extends Namespaces> = Of extends readonly (infer One extends Namespace)[]
  ? One
  : Of & Namespace;

/** The namespace whose texts every other finds, unless it has one of the same key itself. */
type Fallback = 'common';

/** Keys whose gaps these values fill; with `never`, those without gaps. */
export type KeyOf<Of extends Namespaces, Values = never> =
  | KeyFilledBy<Values, First<Of>>
  | Exclude<KeyFilledBy<Values, Fallback>, keyof Texts[First<Of>]>
  | TextKeyFilledBy<Values, Each<Of>>;

type NamedKey<Of extends Namespace> = { [One in Of]: `${One}:${keyof Texts[One] & string}` }[Of];
type AnyKeyOf<Of extends Namespaces> =
  | keyof Texts[First<Of>]
  | keyof Texts[Fallback]
  | NamedKey<Each<Of>>;

/** The values of a text's gaps; null where it has none. */
type GapsOf<Of extends Namespaces, Key> = Key extends keyof Texts[First<Of>]
  ? Texts[First<Of>][Key]
  : Key extends keyof Texts[Fallback]
    ? Texts[Fallback][Key]
    : Key extends `${infer One extends Each<Of>}:${infer Name}`
      ? Texts[One][Name & keyof Texts[One]]
      : never;

type Takes<Gaps> = Gaps extends object ? (values: Gaps) => void : never;

/** What each of several keys needs; `never` where none has a gap. */
type ValuesOf<Of extends Namespaces, Key> =
  Takes<GapsOf<Of, Key>> extends (values: infer Every) => void
    ? unknown extends Every
      ? never
      : Every
    : never;

/** Looks a text up in the language shown. */
export interface Translate<Of extends Namespaces = 'shell.frame'> {
  (key: KeyOf<Of>): string;
  <Key extends AnyKeyOf<Of>>(key: Key, values: ValuesOf<Of, Key>): string;
}
