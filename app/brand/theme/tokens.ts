import type { constantTokens } from './constants.data.ts';
import type { shapeTokens } from './shape.ts';
import {
  colourTokenNames,
  constantTokenNames,
  effectTokenNames,
  shapeTokenNames,
  typeTokenNames,
} from './tokenNames.data.ts';
import type { typeTokens } from './typeTokens.ts';

export { colourTokenNames, effectTokenNames };

export type ColourTokenName = (typeof colourTokenNames)[number];
/** A token whose value depends on the colour scheme. */
export type SchemeTokenName = ColourTokenName | (typeof effectTokenNames)[number];
/** A token that is the same in both schemes and every language. */
export type ShapeTokenName = (typeof shapeTokenNames)[number] | (typeof constantTokenNames)[number];
/** A token that depends on the language. */
export type TypeTokenName = (typeof typeTokenNames)[number];
export type TokenName = SchemeTokenName | ShapeTokenName | TypeTokenName;

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

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
/** A token without a value, or a value without a token, is a type error here. */
export type EveryTokenHasAValue = [
  Same<ShapeTokenName, keyof ReturnType<typeof shapeTokens> | keyof typeof constantTokens>,
  Same<TypeTokenName, keyof ReturnType<typeof typeTokens>>,
];
