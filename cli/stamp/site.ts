import type { Brand } from '../../app/brand/brand.ts';
import type { FeatureEntry } from '../../app/brand/data.ts';
import { type FeatureId, needsOf } from '../../app/brand/features.ts';
import { isOfFeature } from '../../app/brand/namespaces.ts';
import type { AssetRecipe } from '../assets/plan.ts';
import { type CompileOutput, reachableFiles } from '../compile/output.ts';

/** What will be in one brand's site, decided before anything is written. */
export type SitePlan = {
  id: string;
  /** Kept features that have code, in vocabulary order. */
  features: FeatureId[];
  /** Features that have code and are left out of this site. */
  dropped: FeatureId[];
  featureEntries: FeatureEntry[];
  /** Locale, then namespace, then URL. */
  resources: Record<string, Record<string, string>>;
  /** Files of the compile that the site shares, by path. */
  shared: string[];
  /** Images, by path before their content is hashed into the name. */
  images: string[];
  /** Files written for this brand alone. */
  written: string[];
};

export const writtenFiles = [
  '404.html',
  '_headers',
  '_redirects',
  'index.html',
  'latest.json',
  'manifest.webmanifest',
  'nginx.conf',
  'release.json',
  'robots.txt',
  'sw.js',
  'theme.css',
];

/** Pure: the same brand, compile and recipes give the same plan. */
export function planSite(brand: Brand, compile: CompileOutput, recipes: AssetRecipe[]): SitePlan {
  const built = Object.keys(compile.features) as FeatureId[];
  const features = brand.features.filter((id) => built.includes(id));
  const dropped = built.filter((id) => !features.includes(id));
  const entryOf = (id: FeatureId): string => compile.features[id] as string;
  const resources: Record<string, Record<string, string>> = {};
  for (const locale of brand.locales) {
    resources[locale] = Object.fromEntries(
      Object.entries(compile.locales[locale] ?? {})
        .filter(([namespace]) => !dropped.some((id) => isOfFeature(namespace, id)))
        .map(([namespace, file]) => [namespace, `/${file}`]),
    );
  }
  const code = reachableFiles(compile, [compile.entry, ...features.map(entryOf)]);
  const texts = Object.values(resources).flatMap((files) =>
    Object.values(files).map((url) => url.slice(1)),
  );
  return {
    id: brand.id,
    features,
    dropped,
    featureEntries: features.map((id) => ({
      id,
      needs: needsOf(id),
      js: `/${entryOf(id)}`,
      css: (compile.chunks[entryOf(id)]?.css ?? []).map((file) => `/${file}`),
    })),
    resources,
    shared: [...code, ...texts].sort(),
    images: recipes.map((recipe) => recipe.file),
    written: writtenFiles,
  };
}
