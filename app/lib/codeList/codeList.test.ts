import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { codeListAddress, signedMessage } from './codeList.ts';
import { judgeCodeList } from './judgeCodeList.ts';
import { checkLineAddress } from './lineAddress.ts';
import { parseCodeList, unsignedCodeList } from './parseCodeList.ts';

const signature = `${'A'.repeat(86)}==`;
const now = 1_800_000_000_000;
const address = fc.constantFrom(
  'https://a.acme.test',
  'https://b.acme.test/v1',
  'https://x.test',
  'http://a.acme.test',
);
const list = fc.record({
  addresses: fc.array(address, { maxLength: 6 }),
  version: fc.nat(1_000_000),
  expires: fc.integer({ min: 1, max: 9_999_999_999 }),
});
const textOf = (parts: Parameters<typeof unsignedCodeList>[0]) =>
  `${unsignedCodeList(parts)}#sig ${signature}\n`;

describe('parseCodeList', () => {
  it('reads back every list that is written', () => {
    fc.assert(
      fc.property(list, (parts) => {
        const signedPart = unsignedCodeList(parts);
        expect(parseCodeList(textOf(parts))).toEqual({
          ok: true,
          list: { ...parts, signedPart, signature },
        });
      }),
    );
  });

  it('takes no list twice as another: what it reads and the signature give the bytes back', () => {
    const piece = fc.constantFrom(
      '#v 1',
      '#v 2',
      '#expires 9',
      `#sig ${signature}`,
      'https://a.test',
      '# x',
      '',
      '#sig',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), fc.constantFrom('\n', ''), (lines, end) => {
        const text = lines.join('\n') + end;
        const parsed = parseCodeList(text);
        if (!parsed.ok) return;
        const rest = `${parsed.list.signedPart}#sig ${signature}`;
        expect([rest, `${rest}\n`]).toContain(text);
        expect(text.match(/^#v /gm)).toHaveLength(1);
        expect(text.match(/^#sig /gm)).toHaveLength(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('survives anything, and takes nothing that is no list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        expect(parseCodeList(text).ok).toBe(false);
      }),
    );
  });

  it.each([
    ['a page', '<html></html>', 'malformed'],
    ['nothing', '', 'malformed'],
    [
      'line breaks of Windows',
      textOf({ addresses: [], version: 1, expires: 1 }).replaceAll('\n', '\r\n'),
      'malformed',
    ],
    [
      'a byte order mark',
      `\u00ef\u00bb\u00bf${textOf({ addresses: [], version: 1, expires: 1 })}`,
      'malformed',
    ],
    [
      'something after the signature',
      `${textOf({ addresses: [], version: 1, expires: 1 })}x`,
      'malformed',
    ],
    ['no signature', unsignedCodeList({ addresses: [], version: 1, expires: 1 }), 'unsigned'],
    ['too many bytes', 'x'.repeat(limits.listBytes + 1), 'too-large'],
    [
      'too many addresses',
      textOf({ addresses: Array(101).fill('https://a.test'), version: 1, expires: 1 }),
      'malformed',
    ],
  ])('refuses %s', (_case, text, reason) => {
    expect(parseCodeList(text)).toEqual({ ok: false, reason });
  });
});

describe('signedMessage', () => {
  it('differs with the brand and with every byte', () => {
    const other = fc.tuple(list, list, fc.constantFrom('a', 'b'), fc.constantFrom('a', 'b'));
    fc.assert(
      fc.property(other, ([one, two, brand, otherBrand]) => {
        const isSame = JSON.stringify(one) === JSON.stringify(two) && brand === otherBrand;
        const message = signedMessage(unsignedCodeList(one), brand);
        expect(message === signedMessage(unsignedCodeList(two), otherBrand)).toBe(isSame);
      }),
    );
  });
});

describe('judgeCodeList', () => {
  const judge = (parts: object, known: { version: number; signedPart: string } | null = null) =>
    judgeCodeList(
      {
        addresses: ['https://a.acme.test'],
        version: 7,
        expires: now / 1000 + 60,
        signedPart: 'seven',
        signature,
        ...parts,
      },
      { zones: ['acme.test'], now, known },
    );

  it('lets versions only go up, and each stand for the same bytes', () => {
    expect(judge({}, { version: 6, signedPart: 'six' })).toMatchObject({ ok: true });
    expect(judge({}, { version: 7, signedPart: 'seven' })).toMatchObject({ ok: true });
    expect(judge({}, { version: 7, signedPart: 'other' })).toEqual({
      ok: false,
      reason: 'changed',
    });
    expect(judge({}, { version: 8, signedPart: 'eight' })).toEqual({ ok: false, reason: 'older' });
  });

  it('allows for a clock that is wrong by five minutes', () => {
    const seconds = now / 1000;
    expect(judge({ expires: seconds - 300 })).toMatchObject({ ok: true });
    expect(judge({ expires: seconds - 301 })).toEqual({ ok: false, reason: 'expired' });
  });

  it('uses only addresses under the zones, each once', () => {
    fc.assert(
      fc.property(fc.array(address), (addresses) => {
        const judged = judge({ addresses });
        if (!judged.ok) {
          expect(judged.reason).toBe('no-line');
          return;
        }
        for (const line of judged.lines) expect(line).toMatch(/^https:\/\/[ab]\.acme\.test/);
        expect(new Set(judged.lines).size).toBe(judged.lines.length);
      }),
    );
  });
});

describe('checkLineAddress', () => {
  it.each([
    'https://acme.test',
    'https://acme.test:443',
    'https://a.b.acme.test:8443/v1/x',
    'https://a.acme.test/',
  ])('takes %s', (text) => {
    expect(checkLineAddress(text, ['acme.test', 'acme.test:8443'])).toEqual({
      ok: true,
      address: text.replace(/\/$/, ''),
    });
  });

  it.each([
    ['http://acme.test', 'not-https'],
    ['//acme.test', 'not-https'],
    ['https://notacme.test', 'outside-zone'],
    ['https://acme.test.evil.test', 'outside-zone'],
    ['https://acme.test:8443', 'outside-zone'],
    ['https://evil.test/acme.test', 'outside-zone'],
    ['https://evil.test#.acme.test', 'malformed'],
    ['https://evil.test\\.acme.test', 'malformed'],
    ['https://acme.test@evil.test', 'malformed'],
    ['https://ACME.test', 'malformed'],
    ['https://acme.test:0', 'malformed'],
    ['https://acme.test/..', 'malformed'],
    ['https://acme.test?x=1', 'malformed'],
    ['https://127.0.0.1', 'malformed'],
    ['https://-a.acme.test', 'malformed'],
    [`https://acme.test/${'x'.repeat(500)}`, 'malformed'],
  ])('refuses %s', (text, reason) => {
    expect(checkLineAddress(text, ['acme.test'])).toEqual({ ok: false, reason });
  });

  it('agrees with the parser of the browser about the host', () => {
    const part = fc.constantFrom(
      'https://',
      'acme.test',
      '.',
      '@',
      ':',
      '/',
      '#',
      '?',
      '\\',
      'evil.test',
      '8443',
      '%2e',
      ' ',
      'a',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 8 }), (parts) => {
        const checked = checkLineAddress(`https://${parts.join('')}`, ['acme.test']);
        if (!checked.ok) return;
        expect(new URL(checked.address).hostname).toMatch(/(^|\.)acme\.test$/);
        expect(new URL(checked.address).href.replace(/\/$/, '')).toBe(
          checked.address.replace(/:443(?=\/|$)/, ''),
        );
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('codeListAddress', () => {
  it('puts the combineId where the code URL says, or at the end of the path', () => {
    expect(codeListAddress('https://c.test/{combineId}/l.txt', 'acme')).toBe(
      'https://c.test/acme/l.txt',
    );
    expect(codeListAddress('https://c.test/lists/', 'acme')).toBe('https://c.test/lists/acme');
    expect(codeListAddress('https://c.test/lists?x=1', 'acme')).toBe(
      'https://c.test/lists/acme?x=1',
    );
  });
});
