import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase58check } from './base58check.ts';
import { checkAddress } from './checkAddress.ts';
import { withChecksum } from './eip55.ts';
import { groupAddress } from './groupAddress.ts';
import { hashProblem } from './hashProblem.ts';
import { keccak256 } from './keccak256.ts';
import { makeAddress } from './makeAddress.ts';
import { sha256 } from './sha256.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const account = fc.uint8Array({ minLength: 20, maxLength: 20 });

const base58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'];
const tronUsdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ethereumUsdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

/** @returns the text with each character replaced by each other one. */
function substitutions(text: string, alphabet: readonly string[], from: number): string[] {
  return [...text].flatMap((character, at) =>
    at < from
      ? []
      : alphabet
          .filter((other) => other !== character)
          .map((other) => text.slice(0, at) + other + text.slice(at + 1)),
  );
}

/** @returns the text with each two neighbours in each other's place. */
function swaps(text: string): string[] {
  return [...text.slice(1)].map(
    (next, at) => text.slice(0, at) + next + text[at] + text.slice(at + 2),
  );
}

describe('sha256', () => {
  it('is what Node says', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (message) => {
        expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
    );
  });
});

describe('keccak256', () => {
  it.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
    ['a'.repeat(135), '34367dc248bbd832f4e3e69dfaac2f92638bd0bbd18f2912ba4ef454919cf446'],
    ['a'.repeat(136), 'a6c4d403279fe3e0af03729caada8374b5ca54d8065329a3ebcaeb4b60aa386e'],
    ['a'.repeat(300), '5b7e0e47a96f32a88b4f14ca177982790807c40e1a105742ba0fc1babe1ef826'],
  ])('of %j', (message, expected) => {
    expect(hex(keccak256(bytes(message)))).toBe(expected);
  });
});

describe('an address of TRON', () => {
  it.each([tronUsdt, 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'TK845YfJL7hBo765pEJJvrpti2qyXhcL3E'])(
    'is valid: %s',
    (text) => expect(checkAddress('TRC20', text)).toBe('valid'),
  );

  it.each([
    ['a check by one SHA-256', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzfLArUL'],
    ['prefix 0x00', '1G9AHnMvAgqKJ2eWErupYfdzu6hgW14EeZ'],
    ['prefix 0x42', 'TpSyGx2w2bR9GdrDrYtrYwbvSPhwSmg7ER'],
    ['prefix 0xa0', '27eDfqA41mYyW9NxN9zCp8jBsbovcENGQMP'],
    ['another last letter', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T'],
    ['lower case', tronUsdt.toLowerCase()],
    ['a character less', tronUsdt.slice(0, -1)],
    ['a character more', `${tronUsdt}1`],
    ['a space', ` ${tronUsdt}`],
    ['another network', ethereumUsdt],
    ['nothing', ''],
  ])('is refused: %s', (_, text) => expect(checkAddress('TRC20', text)).toBe('invalid'));

  it('is refused with any character replaced, and with any neighbours swapped', () => {
    const wrong = substitutions(tronUsdt, base58, 0);
    const swapped = swaps(tronUsdt);
    expect([wrong.length, swapped.length]).toEqual([1938, 33]);
    const passed = [...wrong, ...swapped].filter(
      (text) => checkAddress('TRC20', text) !== 'invalid',
    );
    expect(passed).toEqual([]);
  });

  it('is made of its bytes', () => {
    expect(makeAddress('TRC20', bytes('demo address, no key'))).toBe(
      'TK845YfJL7hBo765pEJJvrpti2qyXhcL3E',
    );
    expect(makeAddress('TRC20', new Uint8Array(20))).toBe('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb');
    const usdt = Buffer.from('41a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'hex');
    expect(toBase58check(usdt)).toBe(tronUsdt);
  });
});

describe('an address of Ethereum and BNB Smart Chain', () => {
  it.each([
    ethereumUsdt,
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
  ])('is valid: %s', (text) => {
    expect(checkAddress('ERC20', text)).toBe('valid');
    expect(checkAddress('BEP20', text)).toBe('valid');
  });

  it('is refused with a letter in the other case, and has no checksum in one case', () => {
    expect(checkAddress('ERC20', '0xdaC17F958D2ee523a2206206994597C13D831ec7')).toBe('invalid');
    expect(checkAddress('ERC20', ethereumUsdt.toLowerCase())).toBe('checksumMissing');
    const upper = `0x${ethereumUsdt.slice(2).toUpperCase()}`;
    expect(checkAddress('ERC20', upper)).toBe('checksumMissing');
  });

  it('is refused in any other form', () => {
    for (const text of [
      '',
      '0x',
      tronUsdt,
      ethereumUsdt.slice(2),
      `${ethereumUsdt}0`,
      `0X${ethereumUsdt.slice(2)}`,
    ])
      expect(checkAddress('ERC20', text)).toBe('invalid');
  });

  it('is refused with any digit replaced', () => {
    const wrong = substitutions(ethereumUsdt, [...'0123456789abcdefABCDEF'], 2);
    expect(wrong).toHaveLength(840);
    expect(wrong.filter((text) => checkAddress('ERC20', text) === 'valid')).toEqual([]);
  });

  it('is made of its bytes', () => {
    const made = makeAddress('ERC20', bytes('demo address, no key'));
    expect(made).toBe('0x64656d6f20616464726573732c206e6F206B6579');
    expect(withChecksum(ethereumUsdt.slice(2).toUpperCase())).toBe(ethereumUsdt);
  });
});

describe('any address that is made', () => {
  it('is valid on its network, and on no network of the other kind', () => {
    fc.assert(
      fc.property(account, (twenty) => {
        expect(checkAddress('TRC20', makeAddress('TRC20', twenty))).toBe('valid');
        expect(checkAddress('ERC20', makeAddress('ERC20', twenty))).toBe('valid');
        expect(checkAddress('ERC20', makeAddress('TRC20', twenty))).toBe('invalid');
        expect(checkAddress('TRC20', makeAddress('BEP20', twenty))).toBe('invalid');
      }),
      { numRuns: 30 },
    );
  });

  it('is whole when its groups are joined', () => {
    expect(groupAddress('TK845YfJL7hBo765pEJJvrpti2qyXhcL3E').join(' ')).toBe(
      'TK84 5YfJ L7hB o765 pEJJ vrpt i2qy XhcL 3E',
    );
    expect(groupAddress('')).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => groupAddress(text).join('') === text));
  });
});

describe('hashProblem', () => {
  const digits = '0ae6a5c23abb5eb32893c8c12f6a0c1d5abca971d991be8b03ede15639ffcaa6';
  const evmHash = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060';
  const phrase =
    'abandon ability able about above absent absorb abstract absurd abuse access accident';

  it.each([
    ['TRC20', digits, null],
    ['TRC20', `  ${digits.toUpperCase()}\n`, null],
    ['TRC20', evmHash, 'otherNetwork'],
    ['ERC20', evmHash, null],
    ['BEP20', ` ${evmHash.toUpperCase()} `, null],
    ['ERC20', digits, 'secret'],
    ['BEP20', groupAddress(digits).join(' '), 'secret'],
    ['TRC20', phrase, 'secret'],
    ['ERC20', phrase.toUpperCase(), 'secret'],
    ['ERC20', phrase.split(' ').join(', '), 'secret'],
    [
      'TRC20',
      phrase
        .split(' ')
        .map((word, at) => `${at + 1}. ${word}`)
        .join('\n'),
      'secret',
    ],
    ['TRC20', [...'的一是在不了有和人这中大'].join(' '), 'secret'],
    ['TRC20', phrase.split(' ').slice(1).join(' '), 'shape'],
    ['TRC20', '', 'shape'],
    ['TRC20', digits.slice(1), 'shape'],
    ['ERC20', `${evmHash}0`, 'shape'],
    ['ERC20', ethereumUsdt, 'shape'],
  ] as const)('on %s of %j is %j', (network, text, expected) => {
    expect(hashProblem(network, text)).toBe(expected);
  });

  it('lets no hash through that has another character', () => {
    const other = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 65 }), other, (at, character) => {
        fc.pre(!/[0-9a-f]/i.test(character));
        const text = evmHash.slice(0, at) + character + evmHash.slice(at + 1);
        expect(hashProblem('ERC20', text)).toBe('shape');
        expect(hashProblem('TRC20', text)).toBe('shape');
      }),
    );
  });
});
