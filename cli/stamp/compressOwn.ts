import { compressText } from '../files/compressText.ts';
import { budgets } from '../verify/budgets.data.ts';

/** Text made for one brand; compressed at a quality that costs milliseconds. */
const compressible = ['index.html', 'manifest.webmanifest', 'sw.js'];
/** The next one takes four times as long, for 0.1 % less of the page. */
const brotliQuality = 8;
/** Takes twenty times as long, for a page of many languages. */
const bestQuality = 11;

/**
 * @param contents a brand's own files by path
 * @returns the `.gz` and `.br` that go beside its texts, by path
 */
export async function compressOwn(
  contents: Readonly<Record<string, Buffer>>,
): Promise<[path: string, content: Buffer][]> {
  const variants = await Promise.all(
    compressible.map(async (path): Promise<[string, Buffer][]> => {
      const content = contents[path] ?? Buffer.alloc(0);
      let { gzip, brotli } = await compressText(content, brotliQuality);
      if (path === 'index.html' && brotli.byteLength > budgets.page) {
        ({ gzip, brotli } = await compressText(content, bestQuality));
      }
      return [
        [`${path}.gz`, gzip],
        [`${path}.br`, brotli],
      ];
    }),
  );
  return variants.flat();
}
