import { encode } from 'uqr';

/** A code on the grid of its modules, without the quiet zone around it. */
export type QrPath = {
  /** Modules per side. */
  size: number;
  /** SVG path of the dark modules. */
  path: string;
};

/**
 * Level H: still readable with the logo over its middle.
 * @param text at most about 1,200 bytes
 * @throws where the text is longer than a code can hold
 */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'H', border: 0 });
  let path = '';
  data.forEach((row, y) => {
    // One rectangle per run of dark modules: a third of the size of one per module.
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (x + 1 < size && row[x + 1]) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  });
  return { size, path };
}
