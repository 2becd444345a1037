/** What several versions of one markup have in common, and each version's own pieces. */
export type Pieces = {
  /** The markup with `<#number>` where the versions differ. */
  shared: string;
  /** Adds to a table of pieces, one row for each number, one column for each version. */
  rows: string[][];
};

/**
 * Takes the versions of a markup apart, as of one page in several languages. Filling in a version's
 * pieces gives its markup again, byte for byte.
 * @param versions the first one is what the others are compared with
 * @param rows pieces known so far; equal ones are used again
 */
export function takeApart(versions: readonly string[], rows: string[][] = []): Pieces {
  const [first = [], ...others] = versions.map(tokensOf);
  // For every token of the first version: where each other version has the same one.
  const matches = others.map((tokens) => matchesOf(first, tokens));
  let shared = '';
  let from = versions.map(() => 0);
  const place = (to: number[]): void => {
    const row = [first, ...others].map((tokens, version) =>
      tokens.slice(from[version], to[version]).join(''),
    );
    if (row.every((piece) => piece === '')) return;
    const known = rows.findIndex((other) => other.every((piece, index) => piece === row[index]));
    shared += `<#${known < 0 ? rows.push(row) - 1 : known}>`;
  };
  first.forEach((token, index) => {
    const at = [index, ...matches.map((found) => found[index] ?? -1)];
    if (at.includes(-1)) return;
    place(at);
    shared += token;
    from = at.map((position) => position + 1);
  });
  place([first, ...others].map((tokens) => tokens.length));
  return { shared, rows };
}

/** @returns tags, values of attributes and texts, each whole; joined they are the markup. */
function tokensOf(markup: string): string[] {
  return markup
    .split(/(<[^>]*>)/)
    .flatMap((part) => (part.startsWith('<') ? part.split(/(?<==")([^"]*)(?=")/) : [part]))
    .filter((token) => token !== '');
}

/**
 * The longest common run of tokens, in order.
 * @returns for each token its place among the others, or -1
 */
function matchesOf(tokens: readonly string[], others: readonly string[]): number[] {
  // Nearly always the same elements with other words in them.
  if (tokens.length === others.length) {
    const isAlike = tokens.every(
      (token, index) => !token.startsWith('<') || token === others[index],
    );
    if (isAlike) return tokens.map((token, index) => (token === others[index] ? index : -1));
  }
  const width = others.length + 1;
  const longest = new Uint16Array((tokens.length + 1) * width);
  for (let row = tokens.length - 1; row >= 0; row -= 1) {
    for (let column = others.length - 1; column >= 0; column -= 1) {
      const down = longest[(row + 1) * width + column] ?? 0;
      const right = longest[row * width + column + 1] ?? 0;
      const both = longest[(row + 1) * width + column + 1] ?? 0;
      longest[row * width + column] =
        tokens[row] === others[column] ? both + 1 : Math.max(down, right);
    }
  }
  let column = 0;
  return tokens.map((token, row) => {
    const best = longest[row * width + column] ?? 0;
    while (column < others.length && (longest[row * width + column + 1] ?? 0) === best) column += 1;
    if (column >= others.length || token !== others[column]) return -1;
    if ((longest[(row + 1) * width + column + 1] ?? 0) + 1 !== best) return -1;
    column += 1;
    return column - 1;
  });
}
