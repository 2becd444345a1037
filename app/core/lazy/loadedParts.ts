import type { ComponentType } from 'react';

/** How the code of a part is fetched. */
export type PartSource<Props> = {
  load: () => Promise<ComponentType<Props>>;
  /** The namespaces of text that the code needs: nobody writes them, the compile adds them. */
  namespaces?: readonly string[];
};

const loaded = new WeakMap<object, unknown>();

/** @returns a part if its code is here: it shows without waiting, as when a row is scrolled into view. */
export function loadedPart<Props>(source: PartSource<Props>): ComponentType<Props> | undefined {
  return loaded.get(source) as ComponentType<Props> | undefined;
}

/** Fetches code and texts of a part. Rejects when either fails. */
export async function loadPart<Props>(
  source: PartSource<Props>,
  loadTexts: (namespaces: readonly string[]) => Promise<void>,
): Promise<ComponentType<Props>> {
  const [Part] = await Promise.all([source.load(), loadTexts(source.namespaces ?? [])]);
  loaded.set(source, Part);
  return Part;
}
