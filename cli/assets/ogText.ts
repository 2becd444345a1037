import { outlineText, type TextOutline, textPath } from './text.ts';

/** After spaces and Chinese characters, but never before closing punctuation. */
const lineBreaks = /(?<=[\s\u3000-\u303f\uff00-\uffef\u4e00-\u9fff])(?![、。，！？：；）」』》”])/u;

export type TextBlock = { lines: TextOutline[]; size: number };

/** Where to break `widths` into `count` lines so that the longest is as short as can be. */
function balanced(widths: readonly number[], count: number): number[] {
  const sums = [0];
  for (const width of widths) sums.push((sums.at(-1) ?? 0) + width);
  const span = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  // best[n][i]: the longest line when the first i parts stand in n lines, and where the last begins.
  let best = sums.map((_, end) => ({ longest: span(0, end), starts: [0] }));
  for (let line = 2; line <= count; line++) {
    best = sums.map((_, end) => {
      let choice = { longest: Number.POSITIVE_INFINITY, starts: [0] };
      for (let start = line - 1; start < end; start++) {
        const before = best[start];
        const longest = Math.max(before?.longest ?? Number.POSITIVE_INFINITY, span(start, end));
        if (longest < choice.longest)
          choice = { longest, starts: [...(before?.starts ?? []), start] };
      }
      return choice;
    });
  }
  return best.at(-1)?.starts ?? [0];
}

function broken(text: string, tag: string, weight: number, count: number): TextOutline[] | null {
  const parts = text.split(lineBreaks);
  if (parts.length < count) return null;
  const widths = parts.map((part) => outlineText(part, tag, weight)?.width ?? 0);
  const starts = balanced(widths, count);
  const lines = starts.map((start, index) =>
    outlineText(
      parts
        .slice(start, starts[index + 1])
        .join('')
        .trim(),
      tag,
      weight,
    ),
  );
  return lines.every((line) => line !== null) ? lines : null;
}

const inkWidth = (line: TextOutline) => line.right - line.left;

/**
 * Sets text as large as it fits.
 * @param sizes the largest size in pixels for one line, two lines …
 * @param enough a size that needs no further lines.
 * @returns null when a character cannot be drawn.
 */
export function fitText(
  text: string,
  style: { tag: string; weight: number },
  room: number,
  sizes: readonly number[],
  enough: number,
): TextBlock | null {
  let best: TextBlock | null = null;
  for (const [index, most] of sizes.entries()) {
    const lines = broken(text, style.tag, style.weight, index + 1);
    if (!lines) break;
    const size = Math.min(most, room / Math.max(...lines.map(inkWidth)));
    if (!best || size > best.size) best = { lines, size };
    if (best.size >= enough) break;
  }
  return best;
}

export type PlacedText = { width: number; paths: (left: number, ink: string) => string };

/** Space between baselines, and between name and description, in pixels. */
const lead = (size: number, count: number) => (count > 1 ? size * 1.3 : size);
const between = 40;

/** Stands a name over its description, the two together in the middle of `height`. */
export function stackText(name: TextBlock, tagline: TextBlock | null, height: number): PlacedText {
  const [first] = name.lines;
  const last = name.lines.at(-1);
  const rise = -(first?.top ?? 0) * name.size;
  const step = lead(name.size, name.lines.length);
  const nameHeight =
    rise + (name.lines.length - 1) * step + Math.max(0, last?.bottom ?? 0) * name.size;
  const taglineStep = (tagline?.size ?? 0) * 1.42;
  const taglineHeight = tagline
    ? between + tagline.size * 0.9 + (tagline.lines.length - 1) * taglineStep
    : 0;
  const top = (height - nameHeight - taglineHeight) / 2;
  const rows = name.lines.map((line, index) => ({
    line,
    em: name.size,
    y: top + rise + index * step,
    opacity: 1,
  }));
  for (const [index, line] of (tagline?.lines ?? []).entries()) {
    const em = tagline?.size ?? 0;
    rows.push({
      line,
      em,
      y: top + nameHeight + between + em * 0.82 + index * taglineStep,
      opacity: 0.85,
    });
  }
  return {
    width: Math.max(...rows.map(({ line, em }) => inkWidth(line) * em)),
    paths: (left, ink) =>
      rows
        .map(({ line, em, y, opacity }) =>
          textPath(line, { x: left - line.left * em, y, em }, { ink, opacity }),
        )
        .join(''),
  };
}
