export type Touched = { kind: 'nothing' } | { kind: 'brand'; id: string } | { kind: 'everything' };

/** Nobody's site changes with these. Everything not named here or under `brands/` changes all sites. */
const withoutEffect: readonly RegExp[] = [
  /\.(?:md|txt)$/i,
  /\.test\.tsx?$/,
  /^(?:docs|tests|scripts|sandbox)\//,
  /^\.github\/(?!workflows\/|actions\/)/,
  /^\.(?:vscode|idea|husky)\//,
  /^(?:LICENSE|CODEOWNERS|\.gitignore|\.gitattributes|\.editorconfig|\.mailmap)$/,
  /^(?:biome|knip)\.jsonc?$/,
  /^(?:vitest|playwright)\.config\.[cm]?[jt]s$/,
];

/**
 * What a changed file means for the sites.
 * @param path relative to the repository, with forward slashes.
 * @param brands the folder of brands, in the same form.
 */
export function touchedBy(path: string, brands: string): Touched {
  if (path.startsWith(`${brands}/`)) {
    const [id, ...rest] = path.slice(brands.length + 1).split('/');
    const isRead = rest.length > 0 && !/\.(?:md|txt)$/i.test(path);
    return id && isRead ? { kind: 'brand', id } : { kind: 'nothing' };
  }
  if (withoutEffect.some((pattern) => pattern.test(path))) return { kind: 'nothing' };
  return { kind: 'everything' };
}

export type Affected = {
  /** Brands to build, sorted. */
  brands: string[];
  /** Brands that changed and are no longer there, sorted. */
  removed: string[];
  /** Every brand is to be built. */
  all: boolean;
  /** One phrase for people. */
  reason: string;
};

/** @param ids the brands there are now, sorted. */
export function affectedBrands(
  paths: readonly string[],
  brandsPath: string,
  ids: readonly string[],
): Affected {
  const named = new Set<string>();
  let cause: string | undefined;
  for (const path of paths) {
    const touched = touchedBy(path, brandsPath);
    if (touched.kind === 'everything') cause ??= path;
    if (touched.kind === 'brand') named.add(touched.id);
  }
  const removed = [...named].filter((id) => !ids.includes(id)).sort();
  if (cause !== undefined) {
    return { brands: [...ids], removed, all: true, reason: `${cause} changed` };
  }
  const brands = ids.filter((id) => named.has(id));
  const all = brands.length > 0 && brands.length === ids.length;
  return { brands, removed, all, reason: reasonFor(brands, removed) };
}

function reasonFor(brands: readonly string[], removed: readonly string[]): string {
  const count = (n: number) => `${n} brand${n === 1 ? '' : 's'}`;
  const parts = [
    ...(brands.length > 0 ? [`${count(brands.length)} changed`] : []),
    ...(removed.length > 0 ? [`${count(removed.length)} removed`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'nothing that a site is made from changed';
}
