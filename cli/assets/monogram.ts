import { outlineText, textPath } from './text.ts';

const weight = 600;

/**
 * A logo of one or two characters on a full tile, as outlines.
 * @param text the brand's name; its first character counts (two capitals of two words).
 * @param colours `#RRGGBB`.
 */
export async function monogramSvg(
  text: string,
  colours: { ground: string; ink: string },
): Promise<string> {
  const drawing = drawingOf(initialsOf(text));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${colours.ground}" d="M0 0h64v64H0z"/>${drawing(colours.ink)}</svg>\n`;
}

function initialsOf(text: string): string {
  const words = text
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean);
  const first = words[0] ?? '';
  const letter = [...first][0] ?? '';
  const second = words.length > 1 ? ([...(words[1] ?? '')][0] ?? '') : '';
  const latin = /^\p{Script=Latin}$/u;
  return latin.test(letter) && latin.test(second)
    ? `${letter}${second}`.toUpperCase()
    : letter.toUpperCase();
}

function drawingOf(initials: string): (ink: string) => string {
  const outline = initials === '' ? null : outlineText(initials, 'zh-CN', weight);
  if (!outline) {
    // Scripts without outlines here get a mark instead of an empty box.
    return (ink) =>
      `<path fill="none" stroke="${ink}" stroke-width="7" d="M32 15a17 17 0 1 0 17 17"/><circle fill="${ink}" cx="44" cy="20" r="5"/>`;
  }
  const across = outline.right - outline.left;
  const down = outline.bottom - outline.top;
  // The half diagonal stays inside the circle that round masks keep: 0.40 of the width.
  const size = Math.min(36 / across, 34 / down, 48 / Math.hypot(across, down));
  const x = 32 - ((outline.left + outline.right) / 2) * size;
  const y = 32 - ((outline.top + outline.bottom) / 2) * size;
  return (ink) => textPath(outline, { x, y, em: size }, { ink });
}
