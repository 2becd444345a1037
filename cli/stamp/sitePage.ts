import type { Brand } from '../../app/brand/brand.ts';
import type { Release } from '../../app/brand/data.ts';
import type { LocaleId } from '../../app/brand/locales.ts';
import { labelsOf, startNamespaces } from '../../app/brand/namespaces.ts';
import { type Compile, startFiles, staticFiles } from '../compile/output.ts';
import { cspHash } from '../files/hash.ts';
import { brandData } from './brandData.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { renderHtml } from './html.ts';
import type { SiteImages } from './images.ts';
import { prerender } from './prerender.ts';
import type { SitePlan } from './site.ts';

type Input = {
  brand: Brand;
  plan: SitePlan;
  compile: Compile;
  images: SiteImages;
  /** The style sheet of the brand's theme. */
  theme: { url: string; integrity: string };
  release: Release;
  /** @returns the texts of a namespace, in the brand's language unless another is named */
  texts: (namespace: string, locale?: LocaleId) => Record<string, string>;
};

/** The one page of a brand's site, with its first screen rendered. */
export async function sitePage(input: Input): Promise<string> {
  const { brand, plan, compile, images, theme, release, texts } = input;
  const policy = contentSecurityPolicy(brand, [compile.preboot, compile.painter].map(cspHash));
  const data = brandData(brand, plan, images, release);
  const carriedIn = (
    locale: LocaleId,
    more: readonly string[] = [],
  ): Record<string, Record<string, string>> =>
    Object.fromEntries(
      [...startNamespaces, ...plan.features.map(labelsOf), ...more].map((name) => [
        name,
        texts(name, locale),
      ]),
    );
  const start = staticFiles(compile, [
    ...startFiles(compile),
    ...plan.featureEntries.map((entry) => entry.js.slice(1)),
  ]);
  const tagged = (file: string): { url: string; integrity: string } => ({
    url: `/${file}`,
    integrity: compile.files[file]?.integrity ?? '',
  });
  const { css: frameCss, ...frames } = await prerender(
    compile,
    data,
    plan.features,
    carriedIn,
    start,
  );
  return renderHtml({
    brand,
    data,
    images,
    preboot: compile.preboot,
    painter: compile.painter,
    ...frames,
    styles: [theme, ...[...start.css, ...frameCss].map(tagged)],
    script: tagged(compile.entry),
    modulePreloads: start.js.filter((file) => file !== compile.entry).map(tagged),
    texts: carriedIn(brand.locale),
    policy,
  });
}
