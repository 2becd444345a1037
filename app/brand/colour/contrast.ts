import { linearChannels } from './linear.ts';

/** WCAG 2 relative luminance, 0–1. A trailing alpha is ignored. */
export function luminance(hex: string): number {
  const [r, g, b] = linearChannels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const x = luminance(one);
  const y = luminance(other);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
