import * as v from 'valibot';
import { localeIds } from './locales.ts';

export const hexColor = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour'),
  v.description('A colour as six hex digits, e.g. "#2F4F86".'),
);

export const httpsUrl = v.pipe(
  v.string(),
  v.maxLength(500, 'is longer than 500 characters'),
  v.regex(/^https:\/\/[^\s/?#@\\]+([/?][^\s#\\]*)?$/, 'is not an https address'),
);

export const plainText = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'is empty'),
    v.maxLength(max, `is longer than ${max} characters`),
  );

/** One text for all languages, or one per language. */
export const localizedText = (max: number) =>
  v.union([
    plainText(max),
    v.strictObject(
      v.entriesFromList(
        localeIds,
        v.optional(v.pipe(plainText(max), v.description('The text in this language.'))),
      ),
    ),
  ]);

export const assetPath = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(200, 'is longer than 200 characters'),
  v.description('A file in the brand folder: SVG, or PNG of at least 512 × 512 pixels.'),
);

export const choice = <const T extends readonly (string | number)[]>(values: T, text: string) =>
  v.optional(v.pipe(v.picklist(values), v.description(text)));

export const lineAddress = v.pipe(v.string(), v.maxLength(500, 'is longer than 500 characters'));

export const publicKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]{43}=$/, 'is not a 32-byte key in base64'),
);
