import type { Compile } from '../compile/output.ts';
import { readText } from '../stamp/prerender.ts';

/** Every text of the product itself: what stands here is no sign of a brand. */
export function neutralText(compile: Compile): string {
  return Object.values(compile.locales)
    .flatMap((files) => Object.values(files))
    .map((file) => JSON.stringify(readText(compile, file)))
    .join('\n');
}
