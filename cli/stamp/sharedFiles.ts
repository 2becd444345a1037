import { onceFor } from '../compile/onceFor.ts';
import { type Compile, type FileFacts, sharedFilePath, sharedVariants } from '../compile/output.ts';
import type { SitePlan } from './site.ts';

/** A file of the compile as a site has it: its path there, where it is, and what is in it. */
export type SharedEntry = { path: string; source: string; facts: FileFacts };

/**
 * What a site takes from the compile, compressed variants included, by path. Brands with the same plan
 * share the answer.
 */
export function sharedFiles(compile: Compile, { shared }: Pick<SitePlan, 'shared'>): SharedEntry[] {
  return onceFor(compile, `shared ${shared.join()}`, () =>
    shared
      .flatMap((path) => entriesOf(compile, path))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
  );
}

function entriesOf(compile: Compile, path: string): SharedEntry[] {
  const file = compile.files[path];
  if (!file) throw new Error(`The compile has no ${path}.`);
  return Object.entries(sharedVariants(path, file)).map(([name, { bytes, sha256 }]) => ({
    path: name,
    source: sharedFilePath(compile, name),
    facts: { bytes, sha256 },
  }));
}
