import type { Brand } from '../../app/brand/brand.ts';
import { keptTabs } from '../../app/brand/tabs.ts';
import { type CompileOutput, sentBytes, startFiles, staticFiles } from '../compile/output.ts';
import type { FirstLoad } from './release.ts';
import type { SitePlan } from './site.ts';

/**
 * What a first visit to each tab downloads, in gzip bytes. Every tab is served by the same page and
 * loads the entry with all kept features, so the figures differ only where a tab loads more.
 * @param own gzip bytes of the files made for this brand
 */
export function firstLoads(
  brand: Brand,
  compile: CompileOutput,
  plan: SitePlan,
  own: { html: number; theme: number },
): FirstLoad[] {
  const { js, css } = staticFiles(compile, [
    ...startFiles(compile),
    ...plan.featureEntries.map((entry) => entry.js.slice(1)),
  ]);
  return keptTabs(brand.features).map((tab) => ({
    route: tab.path,
    jsGzip: sentBytes(compile, js, 'gzip'),
    cssGzip: sentBytes(compile, css, 'gzip') + own.theme,
    htmlGzip: own.html,
  }));
}
