import {
  colourTokenNames,
  constantTokenNames,
  effectTokenNames,
  shapeTokenNames,
  typeTokenNames,
} from './tokenNames.data.ts';

export type ColourTokenName = (typeof colourTokenNames)[number];
/** A token whose value depends on the colour scheme. */
export type SchemeTokenName = ColourTokenName | (typeof effectTokenNames)[number];
/** A token that is the same in both schemes and every language. */
export type ShapeTokenName = (typeof shapeTokenNames)[number];
/** A token no brand changes. */
type ConstantTokenName = (typeof constantTokenNames)[number];
/** A token that depends on the language. */
export type TypeTokenName = (typeof typeTokenNames)[number];
export type TokenName = SchemeTokenName | ShapeTokenName | ConstantTokenName | TypeTokenName;

export type SchemeTokens = Record<SchemeTokenName, string>;

export const schemeTokenNames: readonly SchemeTokenName[] = [
  ...colourTokenNames,
  ...effectTokenNames,
];

/** Every design token, each once. */
export const tokenNames: readonly TokenName[] = [
  ...schemeTokenNames,
  ...shapeTokenNames,
  ...constantTokenNames,
  ...typeTokenNames,
];

/** @returns the custom property of a token, e.g. `--text-primary`. */
export function cssName(token: TokenName): `--${string}` {
  return `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
