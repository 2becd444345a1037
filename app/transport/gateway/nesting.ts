const quote = 0x22;
const backslash = 0x5c;

/**
 * Whether JSON text nests lists and objects deeper than so many levels: what reads or copies it later,
 * level by level, would run out of stack. Brackets inside texts do not count.
 */
export function nestsDeeperThan(json: string, levels: number): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === quote) {
      index = endOfText(json, index);
      if (index < 0) return false;
      continue;
    }
    // The codes of `[` and `{`, and of `]` and `}`, differ in one bit.
    const bracket = code | 0x20;
    if (bracket === 0x7b) depth += 1;
    else if (bracket === 0x7d) depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}

/** @returns where the text that begins at `start` ends, or -1: a browser finds quotes faster than we. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return -1;
}
