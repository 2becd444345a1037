import { type CompileOutput, staticFiles } from '../compile/output.ts';

/** Files of the compile by path, in load order. */
export type PageCode = { js: string[]; css: string[] };

/**
 * @param imports how the page's modules are imported in the server's bundle, as text
 * @param start what is there already
 * @returns what a page needs beside that.
 * @throws where the browser's bundle has no module like one of them
 */
export function pageCode(
  compile: Pick<CompileOutput, 'twins' | 'chunks'>,
  imports: readonly string[],
  start: PageCode,
): PageCode {
  const known = Object.entries(compile.twins);
  const entries = imports.map((text) => {
    const [, file] = known.find(([name]) => text.includes(`/${name}`)) ?? [];
    if (file === undefined) throw new Error(`The compile has no module that this loads: ${text}`);
    return file;
  });
  const { js, css } = staticFiles(compile, entries);
  return {
    js: js.filter((file) => !start.js.includes(file)),
    css: css.filter((file) => !start.css.includes(file)),
  };
}

/** @returns the name that `moduleUrl` makes the file's URL of. */
export function moduleName(file: string): string {
  return file.replace(/^assets\/(.*)\.js$/, '$1');
}
