import { compressText } from '../files/compressText.ts';
import { appBudgets } from '../verify/budgets.data.ts';

/** Text made for one brand; compressed at a quality that costs milliseconds. */
const compressible = /^(?:index\.html|manifest\.webmanifest|sw\.js|i\/theme\..*)$/;
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
  const found = Object.entries(contents).filter(([path]) => compressible.test(path));
  const variants = await Promise.all(
    found.map(async ([path, content]): Promise<[string, Buffer][]> => {
      let { gzip, brotli } = await compressText(content, brotliQuality);
      if (path === 'index.html' && brotli.byteLength > appBudgets.page) {
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
