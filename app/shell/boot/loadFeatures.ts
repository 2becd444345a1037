import type { FeatureEntry } from '../../brand/data.ts';
import { labelsOf } from '../../brand/namespaces.ts';
import type { Feature } from '../../core/feature/feature.ts';
import type { FeatureSet } from '../../core/feature/features.tsx';
import type { Bundles } from '../../core/i18n/createI18n.ts';

type Loaded = { features: FeatureSet; bundles: Bundles };

/**
 * Loads code, styles and labels of every feature the data block lists. One that fails is left out,
 * so that the rest of the app still starts.
 */
export async function loadFeatures(
  entries: readonly FeatureEntry[],
  readText: (namespace: string) => Promise<object>,
): Promise<Loaded> {
  const results = await Promise.allSettled(
    entries.map(async (entry) => {
      const [feature, text] = await Promise.all([loadFeature(entry), readText(labelsOf(entry.id))]);
      return { feature, namespace: labelsOf(entry.id), text };
    }),
  );
  const whole = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  return {
    features: {
      loaded: whole.map(({ feature }) => feature),
      isIncomplete: whole.length < entries.length,
    },
    bundles: Object.fromEntries(whole.map(({ namespace, text }) => [namespace, text])),
  };
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
