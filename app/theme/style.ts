import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { screens, ui } from './layers.css.ts';

/** A class of a part in `ui/`. Screens can override it. */
export function partStyle(rule: StyleRule): string {
  return style({ '@layer': { [ui]: rule } });
}

/** One class per variant of a part. */
export function partVariants<Name extends string>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> {
  return styleVariants<Record<Name, StyleRule>, Name>(rules, (rule) => ({
    '@layer': { [ui]: rule as StyleRule },
  }));
}

/** A class of a screen in `features/` or `shell/`. */
export function screenStyle(rule: StyleRule): string {
  return style({ '@layer': { [screens]: rule } });
}

/** One class per variant of a part of a screen. */
export function screenVariants<Name extends string>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> {
  return styleVariants<Record<Name, StyleRule>, Name>(rules, (rule) => ({
    '@layer': { [screens]: rule as StyleRule },
  }));
}
