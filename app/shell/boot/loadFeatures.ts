import type { FeatureEntry } from '../../brand/data.ts';
import type { Feature } from '../../core/feature.ts';
import type { FeatureSet } from '../../core/features.tsx';

/**
 * Loads the code and styles of every feature the data block lists. One that fails is left out,
 * so that the rest of the app still starts.
 */
export async function loadFeatures(entries: readonly FeatureEntry[]): Promise<FeatureSet> {
  const results = await Promise.allSettled(entries.map(loadFeature));
  const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  return { loaded, isIncomplete: loaded.length < entries.length };
}

async function loadFeature(entry: FeatureEntry): Promise<Feature> {
  const [module] = await Promise.all([
    // Always the bare URL: another spelling would be another copy of every shared module.
    import(/* @vite-ignore */ entry.js) as Promise<{ feature: Feature }>,
    ...entry.css.map(loadStyle),
  ]);
  return module.feature;
}

function loadStyle(url: string): Promise<void> {
  const present = document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(url)}"]`);
  if (present) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${url} did not load.`));
    document.head.append(link);
  });
}
