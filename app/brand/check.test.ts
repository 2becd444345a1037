import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkBrand, checkBrands } from './check.ts';
import { demoRecordKeys } from './demoRecordKeys.ts';
import { findingCatalogue } from './findingCatalogue.data.ts';
import type { BrandSource } from './schema.ts';
import { parseBrandSource } from './schemaFindings.ts';

const folder = new URL('../../brands/', import.meta.url);
const demoIds = ['anjung', 'chaojian', 'clatter', 'dieu', 'quedu', 'verbena'];

const key = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';

const operator: NonNullable<BrandSource['operator']> = {
  legalName: 'Acme Ltd',
  registrationNumber: '123456',
  country: 'IE',
  supportContact: 'support@acme.com',
  termsUrl: 'https://acme.com/terms',
  privacyUrl: 'https://acme.com/privacy',
  complaintsUrl: 'https://acme.com/complaints',
  minimumAge: 18,
};

const licence = {
  authority: 'Gaming Authority',
  number: 'GA-1',
  registerUrl: 'https://register.gov/GA-1',
  territories: ['MT'],
};

/** Their private halves were thrown away. */
const recordKeys = [
  'W6oVin9F6SR2VVqitwc9aV45n9PwwdDPXJQ/fgY+ZkY=',
  'n9KX/MDyvz74RBfjvMjuvA2+OAz14ZWoAZArk1dMJZ0=',
];

const moneyAndGame = ['recharge', 'recharge-usdt', 'exchange', 'game'] as const;

/** A live brand without anything to find. */
const live: BrandSource = {
  name: 'Acme',
  shortName: 'Acme',
  combineId: 'acme',
  platformId: 10000,
  packageId: 100002001,
  origin: 'https://app.acme.com',
  locale: 'en-US',
  locales: ['en-US', 'es-ES'],
  theme: { seed: '#2F4F86' },
  bgColor: { light: '#F2F0EA', dark: '#131519' },
  exclude: ['dating', ...moneyAndGame],
  icons: { source: 'icon.svg' },
  lines: {
    api: ['https://api.acme.com'],
    im: 'wss://im.acme.com',
    zones: ['acme.com'],
  },
};

type Case = [what: string, code: string, path: string, change: Partial<BrandSource>];

function codesOf(change: Partial<BrandSource>): string[] {
  return checkBrand({ ...live, ...change }).map(({ code, path }) => `${code} ${path.join('.')}`);
}

function lines(change: Partial<BrandSource['lines']>): Partial<BrandSource> {
  return { lines: { ...live.lines, ...change } };
}

function tokens(light: Record<string, string>): Partial<BrandSource> {
  return { theme: { ...live.theme, tokens: { light } } };
}

describe('checkBrand', () => {
  it('finds nothing in a good live brand', () => {
    expect(checkBrand(live)).toEqual([]);
  });

  it.each<Case>([
    ['a default language not offered', 'locale-not-offered', 'locale', { locale: 'vi-VN' }],
    ['a language twice', 'locale-duplicate', 'locales.1', { locales: ['en-US', 'en-US'] }],
    ['a name without default text', 'text-missing', 'name', { name: { 'es-ES': 'Cima' } }],
    [
      'a text nobody sees',
      'text-unused',
      'name.ms-MY',
      { name: { 'en-US': 'Acme', 'ms-MY': 'Acme' } },
    ],
    ['a direction override', 'text-unsafe', 'name', { name: 'Ac\u202Eme' }],
    [
      'a zero-width space',
      'text-unsafe',
      'shortName.en-US',
      { shortName: { 'en-US': 'A\u200Bc' } },
    ],
    [
      'a feature excluded twice',
      'exclude-duplicate',
      'exclude.5',
      { exclude: ['dating', ...moneyAndGame, 'dating'] },
    ],
    [
      'channels without groups',
      'feature-needs',
      'exclude.5',
      { exclude: ['dating', ...moneyAndGame, 'groups'] },
    ],
    [
      'a shortcut to a missing tab',
      'shortcut-without-tab',
      'manifest.shortcuts.0',
      { manifest: { shortcuts: ['city'] } },
    ],
    [
      'a shortcut twice',
      'shortcut-duplicate',
      'manifest.shortcuts.1',
      { manifest: { shortcuts: ['chat', 'chat'] } },
    ],
    [
      'dating with game',
      'dating-with-money',
      'exclude',
      { exclude: ['recharge', 'recharge-usdt', 'exchange'], operator, recordKeys },
    ],
    ['dating without an operator', 'operator-missing', 'operator', { exclude: [...moneyAndGame] }],
    [
      'exchange and game without a licence',
      'licence-missing',
      'operator.licences',
      { exclude: ['dating', 'recharge', 'recharge-usdt'], operator, recordKeys },
    ],
    [
      'dating for minors',
      'minimum-age',
      'operator.minimumAge',
      { exclude: [...moneyAndGame], operator: { ...operator, minimumAge: 16 } },
    ],
    [
      'an unknown country',
      'country-unknown',
      'operator.country',
      { operator: { ...operator, country: 'UK' } },
    ],
    [
      'an unknown territory',
      'country-unknown',
      'operator.licences.0.territories.1',
      { operator: { ...operator, licences: [{ ...licence, territories: ['MT', 'XX'] }] } },
    ],
    [
      'a support contact of neither form',
      'support-contact',
      'operator.supportContact',
      { operator: { ...operator, supportContact: 'call us' } },
    ],
    [
      'terms on a private host',
      'address-unreachable',
      'operator.termsUrl',
      { operator: { ...operator, termsUrl: 'https://intranet.local/terms' } },
    ],
    ['an origin nobody can open', 'origin-unreachable', 'origin', { origin: 'https://acme.test' }],
    [
      'a spelt-out standard port',
      'origin-unreachable',
      'origin',
      { origin: 'https://acme.com:443' },
    ],
    [
      'a zone of many owners',
      'zone-shared',
      'lines.zones.1',
      lines({ zones: ['acme.com', 'co.uk'] }),
    ],
    ['a top-level zone', 'zone-malformed', 'lines.zones.1', lines({ zones: ['acme.com', 'com'] })],
    [
      'an address as zone',
      'zone-malformed',
      'lines.zones.1',
      lines({ zones: ['acme.com', '10.0.0.1'] }),
    ],
    [
      'a line twice',
      'line-duplicate',
      'lines.api.1',
      lines({ api: ['https://api.acme.com', 'https://api.acme.com/'] }),
    ],
    ['a line on the own origin', 'line-malformed', 'lines.api.0', lines({ api: ['/api'] })],
    [
      'credentials in a line',
      'line-malformed',
      'lines.api.0',
      lines({ api: ['https://a:b@acme.com'] }),
    ],
    [
      'a directive in a line',
      'line-malformed',
      'lines.api.0',
      lines({ api: ["https://acme.com;'x'"] }),
    ],
    ['an unencrypted line', 'line-scheme', 'lines.api.0', lines({ api: ['http://api.acme.com'] })],
    ['https for the gateway', 'line-scheme', 'lines.im', lines({ im: 'https://im.acme.com' })],
    ['a bare address', 'line-not-public', 'lines.api.0', lines({ api: ['https://10.0.0.1'] })],
    [
      'a documentation host',
      'line-not-public',
      'lines.api.0',
      lines({ api: ['https://api.example.com'] }),
    ],
    [
      'a line outside its zone',
      'line-outside-zone',
      'lines.api.0',
      lines({ api: ['https://acme.com.evil.net'] }),
    ],
    [
      'a look-alike of a zone',
      'line-outside-zone',
      'lines.api.0',
      lines({ api: ['https://notacme.com'] }),
    ],
    [
      'unsigned backup lists',
      'code-urls-unsigned',
      'lines.codeUrls',
      lines({ codeUrls: ['https://codes.acme.com/list'] }),
    ],
    [
      'a key of zeros',
      'key-malformed',
      'lines.publicKeys.0',
      lines({ publicKeys: [`${'A'.repeat(43)}=`] }),
    ],
    ['a key twice', 'key-duplicate', 'lines.publicKeys.1', lines({ publicKeys: [key, key] })],
    [
      'USDT without a record key',
      'record-keys-missing',
      'recordKeys',
      { exclude: ['dating', 'exchange', 'game'], operator },
    ],
    [
      'a game without a record key',
      'record-keys-missing',
      'recordKeys',
      { exclude: ['dating', 'recharge', 'recharge-usdt', 'exchange'], operator },
    ],
    [
      'a record key twice',
      'key-duplicate',
      'recordKeys.1',
      { recordKeys: [recordKeys[0] ?? '', recordKeys[0] ?? ''] },
    ],
    [
      'a record key of zeros',
      'key-malformed',
      'recordKeys.0',
      { recordKeys: [`${'A'.repeat(43)}=`] },
    ],
    [
      'a record key that is no point of the curve',
      'key-malformed',
      'recordKeys.1',
      { recordKeys: [recordKeys[0] ?? '', `Ag${'A'.repeat(41)}=`] },
    ],
    [
      'one key for lists and for money',
      'key-shared',
      'recordKeys.1',
      { ...lines({ publicKeys: [key] }), recordKeys: [recordKeys[0] ?? '', key] },
    ],
    [
      'the record key of the demo brands',
      'key-demo',
      'recordKeys.0',
      { recordKeys: [demoRecordKeys[0]] },
    ],
    [
      'a demo key beside a record key of its own',
      'key-demo',
      'recordKeys.1',
      { recordKeys: [recordKeys[0] ?? '', demoRecordKeys[0]] },
    ],
    [
      'a demo key that would sign backup lists',
      'key-demo',
      'lines.publicKeys.0',
      lines({ publicKeys: [demoRecordKeys[0]] }),
    ],
    [
      'a misspelt token',
      'token-unknown',
      'theme.tokens.light.textPrimry',
      tokens({ textPrimry: '#000000' }),
    ],
    [
      'a token of the shape',
      'token-fixed',
      'theme.tokens.light.radiusM',
      tokens({ radiusM: '3px' }),
    ],
    ['the page as token', 'token-fixed', 'theme.tokens.light.page', tokens({ page: '#FFFFFF' })],
    [
      'a token that ends the style element',
      'token-malformed',
      'theme.tokens.light.brand',
      tokens({ brand: '#FFF}</style>' }),
    ],
    [
      'a shadow with a second declaration',
      'token-malformed',
      'theme.tokens.light.shadowFloat',
      tokens({ shadowFloat: '0 1px 2px #000000;color:red' }),
    ],
    [
      'see-through text',
      'token-transparent',
      'theme.tokens.light.textPrimary',
      tokens({ textPrimary: '#00000080' }),
    ],
    [
      'pale text',
      'contrast-low',
      'theme.tokens.light.textPrimary',
      tokens({ textPrimary: '#C0C0C0' }),
    ],
    [
      'a grey page',
      'contrast-low',
      'bgColor.light',
      { bgColor: { light: '#808080', dark: '#131519' } },
    ],
  ])('finds %s', (_, code, path, change) => {
    expect(codesOf(change)).toEqual([`${code} ${path}`]);
  });

  it('tells everything at once', () => {
    const found = codesOf({
      locale: 'vi-VN',
      ...tokens({ brnd: '#000000' }),
      origin: 'https://x.test',
    });
    expect(found).toHaveLength(3);
  });

  it('lets a live brand pay and play with an operator and a licence', () => {
    const licensed = { ...operator, licences: [licence] };
    expect(codesOf({ exclude: ['dating'], operator: licensed, recordKeys })).toEqual([]);
  });

  it('exempts a demo from the records, not from dating beside money', () => {
    const demo = { demo: true, ...lines({ api: ['/api'], im: '/im', zones: [] }) };
    expect(codesOf({ ...demo, exclude: ['dating'] })).toEqual([]);
    expect(codesOf({ ...demo, exclude: [] })).toEqual(['dating-with-money exclude']);
  });

  it('lets a demo have the demo key, or none; a live brand the next key beside its own', () => {
    const demo = { demo: true, ...lines({ api: ['/api'], im: '/im', zones: [] }) };
    const withUsdt: Partial<BrandSource> = { exclude: ['dating', 'exchange', 'game'], operator };
    expect(codesOf({ ...demo, ...withUsdt })).toEqual([]);
    expect(codesOf({ ...demo, ...withUsdt, recordKeys: [...demoRecordKeys] })).toEqual([]);
    expect(codesOf({ ...withUsdt, recordKeys })).toEqual([]);
    const twice = { ...lines({ ...demo.lines, publicKeys: [key] }), demo: true, recordKeys: [key] };
    expect(codesOf(twice)).toEqual(['key-shared recordKeys.0']);
  });

  it.each(['//evil.com', '/\\evil.com', '/../x', 'https://api.acme.com', 'ws://10.0.0.1', ''])(
    'keeps a demo away from %j',
    (line) => {
      const change = { demo: true, ...lines({ api: [line], im: '/im', zones: [] }) };
      expect(codesOf(change)).toEqual(['line-not-local lines.api.0']);
    },
  );

  it.each([
    '/api',
    '/api/v1',
    'http://localhost:8787',
    'http://127.0.0.1:1',
    'https://acme.test/api',
  ])('lets a demo use %j', (line) => {
    expect(codesOf({ demo: true, ...lines({ api: [line], im: '/im', zones: [] }) })).toEqual([]);
  });

  it('takes no host that the policy of a page cannot name', () => {
    const change = { demo: true, ...lines({ api: ['http://[::1]:8787'], im: '/im', zones: [] }) };
    expect(checkBrand({ ...live, ...change })).toMatchObject([
      { code: 'line-malformed', fix: 'Write "http://localhost:8787".' },
    ]);
  });

  it.each([
    ['api.0', { api: ['https://api.other.test'] }],
    ['im', { im: 'ws://other.localhost:1/im' }],
    ['api.1', { api: ['/api', 'http://127.0.0.1:1'] }],
    ['codeUrls.0', { codeUrls: ['https://codes.other.test/list'], publicKeys: [key] }],
  ])('holds a demo that declares zones to them (lines.%s)', (place, change) => {
    const inside = { api: ['/api', 'https://api.acme.test'], im: '/im', zones: ['acme.test'] };
    expect(codesOf({ demo: true, ...lines(inside) })).toEqual([]);
    expect(codesOf({ demo: true, ...lines({ ...inside, ...change }) })).toEqual([
      `line-outside-zone lines.${place}`,
    ]);
  });

  it.each([
    ['https://acme.com', 'Write "acme.com".'],
    ['acme.com:443', 'Write "acme.com".'],
    ['acme.com:0', 'Write "acme.com".'],
    ['acme.com:65536', 'Write "acme.com".'],
    ['https://acme.com:8443/', 'Write "acme.com:8443".'],
    ['Acme.com.', 'Write "acme.com".'],
    ['wss://im.acme.com/socket', 'Write "im.acme.com".'],
    ['bücher.com', 'Write it in ASCII, with "xn--" before each name that has other letters.'],
    ['https://co.uk', 'Write a domain that belongs to the brand alone, e.g. "api.brand.com".'],
  ])('says how a zone written as %s is written', (zone, fix) => {
    const found = checkBrand({ ...live, ...lines({ zones: ['acme.com', zone] }) });
    expect(found).toMatchObject([{ code: 'zone-malformed', fix }]);
  });

  it('takes lines on the ports of their zones, and says which zone a line on another port needs', () => {
    const change = { api: ['https://api.acme.com:8443/v1'], im: 'wss://im.acme.com:10001' };
    const zones = ['acme.com', 'acme.com:8443', 'im.acme.com:10001'];
    expect(codesOf(lines({ ...change, zones }))).toEqual([]);
    const found = checkBrand({ ...live, ...lines({ ...change, zones: ['acme.com'] }) });
    expect(found).toMatchObject([
      {
        code: 'line-outside-zone',
        fix: 'Add "acme.com:8443" to lines.zones, or correct the line.',
      },
      {
        code: 'line-outside-zone',
        fix: 'Add "acme.com:10001" to lines.zones, or correct the line.',
      },
    ]);
    const usual = { api: ['https://api.acme.com:443'], im: 'wss://im.acme.com:443' };
    expect(codesOf(lines({ ...usual, zones: ['acme.com'] }))).toEqual([]);
  });

  it('takes the place of the combineId in code URLs, and in no other line', () => {
    const keyed = { publicKeys: [key] };
    const at = '{combineId}';
    expect(codesOf(lines({ codeUrls: [`https://codes.acme.com/${at}.txt`], ...keyed }))).toEqual(
      [],
    );
    const elsewhere = codesOf(lines({ codeUrls: [`https://${at}.evil.com/list`], ...keyed }));
    expect(elsewhere).toEqual(['line-outside-zone lines.codeUrls.0']);
    const api = lines({ api: [`https://api.acme.com/${at}`] });
    expect(codesOf(api)).toEqual(['line-malformed lines.api.0']);
  });

  it('explains every code it can give', () => {
    for (const [code, { title, why, how, example }] of Object.entries(findingCatalogue)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const text of [title, why, how, example]) expect(text).not.toBe('');
      expect(() => JSON.parse(`{${example}}`), code).not.toThrow();
    }
  });
});

describe('the demo brands', () => {
  const sources = demoIds.map((id) => {
    const parsed = parseBrandSource(
      JSON.parse(readFileSync(new URL(`${id}/brand.json`, folder), 'utf8')),
    );
    if (!('source' in parsed)) throw new Error(JSON.stringify(parsed.findings));
    return { id, source: parsed.source };
  });

  it('are free of findings, alone and together', () => {
    expect(
      readdirSync(folder)
        .filter((name) => demoIds.includes(name))
        .sort(),
    ).toEqual(demoIds);
    for (const { id, source } of sources) expect(checkBrand(source), id).toEqual([]);
    expect(checkBrands(sources)).toEqual([]);
  });
});

describe('dating beside what moves money', () => {
  const parts = ['game', 'recharge', 'exchange', 'dating', 'video'] as const;
  const subsets = Array.from({ length: 2 ** parts.length }, (_, bits) =>
    parts.filter((__, at) => (bits >> at) % 2 === 1),
  );
  const filled = { operator: { ...operator, licences: [licence] }, recordKeys };

  it('is refused in all 14 of the 32 ways, whatever else the file says', () => {
    const refused = subsets.filter((kept) => {
      const exclude = [
        ...parts.filter((part) => !kept.includes(part)),
        ...(kept.includes('recharge') ? [] : (['recharge-usdt'] as const)),
      ];
      const isRefused = codesOf({ ...filled, exclude }).some((code) =>
        code.startsWith('dating-with-money'),
      );
      for (const more of [{ demo: true }, { theme: { seed: '#0D6A50' } }]) {
        const again = codesOf({ ...filled, ...more, exclude });
        expect(again.some((code) => code.startsWith('dating-with-money'))).toBe(isRefused);
      }
      return isRefused;
    });
    expect(refused).toEqual(
      subsets.filter(
        (kept) =>
          kept.includes('dating') &&
          kept.some((part) => part === 'game' || part === 'recharge' || part === 'exchange'),
      ),
    );
    expect(refused).toHaveLength(14);
  });
});

describe('checkBrands', () => {
  it('tells the later brand what the earlier one already has', () => {
    const found = checkBrands([
      { id: 'acme', source: live },
      { id: 'other', source: { ...live, combineId: 'ACME', origin: 'https://other.com' } },
    ]);
    expect(found.map(({ id, finding }) => `${id} ${finding.path.join('.')}`)).toEqual([
      'other combineId',
      'other packageId',
    ]);
  });
});
