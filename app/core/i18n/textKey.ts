import type { TypeOptions } from 'i18next';

type Resources = TypeOptions['resources'];

/** A text by its whole name, `<namespace>:<key>`, for keys that are data. */
export type TextKey = {
  [Namespace in keyof Resources & string]: `${Namespace}:${keyof Resources[Namespace] & string}`;
}[keyof Resources & string];

type WithoutPlural<Key> = Key extends `${infer Base}_other` ? Base : never;

/** A text with a number in it, `count`, by its whole name without the plural. */
export type CountedTextKey = WithoutPlural<TextKey>;
