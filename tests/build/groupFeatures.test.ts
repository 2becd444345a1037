import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { LocaleId } from '../../app/brand/locales.ts';
import { groupsErrors } from '../../app/contract/groups/errors.ts';
import { newChannelPath } from '../../app/features/channels/paths.ts';
import { groupPaths } from '../../app/features/groups/paths.ts';
import type { BuildResult } from '../../cli/build/result.ts';
import { brandJson, root } from '../support/brandCommand.ts';
import { siteText } from '../support/siteText.ts';

type Kind = 'groups' | 'channels';

/** Built sites that lack one of them or both, each in its own language; one that has both. */
const sites: Readonly<Record<string, { lacks: readonly Kind[]; locale: LocaleId }>> = {
  quedu: { lacks: [], locale: 'zh-CN' },
  dieu: { lacks: ['channels'], locale: 'vi-VN' },
  verbena: { lacks: ['groups', 'channels'], locale: 'es-ES' },
};
const out = mkdtempSync(join(tmpdir(), 'out-'));
const localesFolder = join(root, 'app/locales');
const calls = join(root, 'app/contract/groups');

/** Namespaces, paths of pages and calls, names of errors and the mark of the feature. */
const codeMarks: Readonly<Record<Kind, readonly string[]>> = {
  groups: [
    'feature/groups',
    ...namespacesOf('groups'),
    ...Object.values(groupPaths),
    ...readdirSync(calls)
      .map((name) => /path: '([^']+)'/.exec(readFileSync(join(calls, name), 'utf8'))?.[1] ?? '')
      .filter((path) => path !== ''),
    ...Object.keys(groupsErrors),
  ],
  channels: ['feature/channels', newChannelPath, ...namespacesOf('channels')],
};

function namespacesOf(kind: string): string[] {
  return readdirSync(join(localesFolder, 'en-US'))
    .filter((name) => name.startsWith(`${kind}.`))
    .map((name) => name.replace(/\.json$/, ''));
}

function textsIn(locale: LocaleId, isMeant: (namespace: string) => boolean): string[] {
  return readdirSync(join(localesFolder, locale))
    .filter((name) => isMeant(name.split('.', 1)[0] ?? ''))
    .flatMap((name) =>
      Object.values(JSON.parse(readFileSync(join(localesFolder, locale, name), 'utf8'))),
    ) as string[];
}

/** Texts that only this kind has: what says the same elsewhere, or is a part of it, shows nothing. */
function ownTexts(kind: Kind, locale: LocaleId): string[] {
  // A site may have groups without channels, never the other way round.
  const isOther = (area: string): boolean =>
    area !== 'channels' && (area !== 'groups' || kind === 'channels');
  const others = textsIn(locale, isOther).join('\n');
  return textsIn(locale, (area) => area === kind).filter(
    (text) => text.length > 3 && !others.includes(text),
  );
}

beforeAll(async () => {
  const result = await brandJson<BuildResult>(['build', ...Object.keys(sites), '--out', out]);
  expect(result.ok).toBe(true);
});

it.each(Object.entries(sites))('%s holds groups and channels, or no word of them', (id, site) => {
  const text = siteText(join(out, id));
  for (const kind of ['groups', 'channels'] as const) {
    const marks = codeMarks[kind];
    const held = marks.filter((mark) => text.includes(mark));
    const own = ownTexts(kind, site.locale);
    const said = own.filter((one) => text.includes(JSON.stringify(one).slice(1, -1)));
    expect(own.length).toBeGreaterThan(20);
    if (site.lacks.includes(kind)) {
      expect(held, `marks of ${kind}`).toEqual([]);
      expect(said, `texts of ${kind}`).toEqual([]);
    } else {
      // Calls that no page makes are in no site.
      expect(held.length).toBeGreaterThan(marks.length * 0.8);
      expect(said).toEqual(own);
    }
  }
});
