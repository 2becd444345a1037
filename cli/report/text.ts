const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u4DBF\u4E00-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\uFE0F/u;
const noWidth = /^[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}]+$/u;
const unprintable = /[\p{Control}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;

/** Cells the text takes in a terminal; Chinese characters and emoji take two. */
export function displayWidth(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  // Made only where needed: it costs more than the whole start of the command.
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (!noWidth.test(segment)) width += wide.test(segment) ? 2 : 1;
  }
  return width;
}

/** Shows control and direction characters as `\u{…}`, so that data cannot steer the terminal. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u{${code.toString(16).toUpperCase()}}`;
  });
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

/** Aligned columns, two spaces apart, one line per row, no trailing spaces. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  styleHead: (text: string) => string,
): string {
  const cells = rows.map((row) => row.map(printable));
  const widths = head.map((title, index) =>
    Math.max(displayWidth(title), ...cells.map((row) => displayWidth(row[index] ?? ''))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => padded(cell, widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [styleHead(line(head)), ...cells.map(line)].join('\n');
}
