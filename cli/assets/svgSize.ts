import { svgLimits } from './svgRules.data.ts';

export type SvgSize =
  | { width: number; height: number; viewBox: string }
  | { code: 'artwork-svg-size' | 'artwork-too-big'; problem: string };

/** User units per unit of length, as CSS defines them. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function lengthOf(text: string | undefined): number | null {
  const hit = /^\s*\+?([0-9.]+(?:e[+-]?\d{1,3})?)\s*([a-z%]*)\s*$/i.exec(text ?? '');
  const unit = units[hit?.[2]?.toLowerCase() ?? '?'];
  const value = Number(hit?.[1]) * (unit ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

/** Reads a drawing's size from its viewBox, else from width and height. */
export function readSvgSize(root: ReadonlyMap<string, string>): SvgSize {
  const width = lengthOf(root.get('width'));
  const height = lengthOf(root.get('height'));
  const given = root.get('viewBox');
  const box = given
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, width ?? 0, height ?? 0];
  const [left = 0, top = 0, across = 0, down = 0] = box;
  if (box.length !== 4 || !box.every(Number.isFinite)) {
    return { code: 'artwork-svg-size', problem: `has the viewBox "${given?.slice(0, 60)}"` };
  }
  if (!(across > 0 && down > 0)) {
    return { code: 'artwork-svg-size', problem: 'has neither a viewBox nor a width and height' };
  }
  const longest = Math.max(width ?? 0, height ?? 0, across, down, Math.abs(left), Math.abs(top));
  if (longest > svgLimits.side) {
    return { code: 'artwork-too-big', problem: `is ${Math.round(longest)} units long` };
  }
  if (
    Math.max(across, down) / Math.min(across, down) > svgLimits.ratio ||
    Math.min(across, down) < 0.01
  ) {
    return { code: 'artwork-svg-size', problem: `is ${across} by ${down} units, a mere line` };
  }
  return { width: across, height: down, viewBox: [left, top, across, down].join(' ') };
}
