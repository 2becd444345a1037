import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { LocaleId } from '../../app/brand/locales.ts';
import { getPassionateVideo } from '../../app/contract/highlights/getPassionateVideo.ts';
import { checkVideoCount } from '../../app/contract/video/checkVideoCount.ts';
import { videoErrors } from '../../app/contract/video/errors.ts';
import { getFindVideo } from '../../app/contract/video/getFindVideo.ts';
import { feedPath } from '../../app/features/highlights/paths.ts';
import { watchPath } from '../../app/features/video/paths.ts';
import type { BuildResult } from '../../cli/build/result.ts';
import { brandJson, root } from '../support/brandCommand.ts';
import { siteText } from '../support/siteText.ts';

type Content = 'video' | 'highlights';

/** Built sites with both, one of them or neither, each in its own language. */
const sites: Readonly<Record<string, { has: readonly Content[]; locale: LocaleId }>> = {
  chaojian: { has: ['video', 'highlights'], locale: 'zh-HANT' },
  quedu: { has: ['video'], locale: 'zh-CN' },
  clatter: { has: ['highlights'], locale: 'en-US' },
  dieu: { has: [], locale: 'vi-VN' },
};
const out = mkdtempSync(join(tmpdir(), 'out-'));
const localesFolder = join(root, 'app/locales');

/** The mark of the feature, its namespaces, paths of its pages and calls, names of its errors. */
const marksOf: Readonly<Record<Content, readonly string[]>> = {
  video: [
    'feature/video',
    ...namespacesOf('video'),
    watchPath,
    getFindVideo.path,
    checkVideoCount.path,
    ...Object.keys(videoErrors),
  ],
  highlights: [
    'feature/highlights',
    ...namespacesOf('highlights'),
    feedPath,
    getPassionateVideo.path,
  ],
};

/** The engine and words that only its code has. */
const engineMarks = ['hls.js', 'hlsMediaAttached', 'hlsManifestParsed', 'manifestParsingError'];

function namespacesOf(feature: string): string[] {
  return readdirSync(join(localesFolder, 'en-US'))
    .filter((name) => name.startsWith(`${feature}.`))
    .map((name) => name.replace(/\.json$/, ''));
}

function textsIn(locale: LocaleId, isMeant: (area: string) => boolean): string[] {
  return readdirSync(join(localesFolder, locale))
    .filter((name) => isMeant(name.split('.', 1)[0] ?? ''))
    .flatMap((name) =>
      Object.values(JSON.parse(readFileSync(join(localesFolder, locale, name), 'utf8'))),
    ) as string[];
}

/** Texts that this feature alone has: a part of another text shows nothing, nor a word that code may hold. */
function ownTexts(feature: Content, locale: LocaleId): string[] {
  const others = textsIn(locale, (area) => area !== feature).join('\n');
  return textsIn(locale, (area) => area === feature).filter(
    (text) => text.length > 3 && !/^\w+$/.test(text) && !others.includes(text),
  );
}

beforeAll(async () => {
  const result = await brandJson<BuildResult>(['build', ...Object.keys(sites), '--out', out]);
  expect(result.ok).toBe(true);
});

it.each(Object.entries(sites))(
  '%s holds videos and highlights, or no trace of them',
  (id, site) => {
    const text = siteText(join(out, id));
    for (const feature of ['video', 'highlights'] as const) {
      const held = marksOf[feature].filter((mark) => text.includes(mark));
      const own = ownTexts(feature, site.locale);
      const said = own.filter((one) => text.includes(JSON.stringify(one).slice(1, -1)));
      expect(own.length).toBeGreaterThan(10);
      const has = site.has.includes(feature);
      expect(held, `marks of ${feature}`).toEqual(has ? marksOf[feature] : []);
      expect(said, `texts of ${feature}`).toEqual(has ? own : []);
    }
  },
);

it.each(Object.entries(sites))(
  '%s holds the engine of streams only where it plays any',
  (id, { has }) => {
    const text = siteText(join(out, id));
    const held = engineMarks.filter((mark) => text.includes(mark));
    if (has.length === 0) expect(held).toEqual([]);
    else expect(held).toContain('hlsMediaAttached');
  },
);
