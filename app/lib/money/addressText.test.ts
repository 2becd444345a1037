import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddressText, parseAddressText } from './addressText.ts';

const parts = {
  brand: 'quedu',
  userId: 'u-demo',
  chainType: 'TRC20',
  address: 'TK845YfJL7hBo765pEJJvrpti2qyXhcL3E',
  expires: 1795262400,
};
const text = `wl-address 1
brand quedu
user u-demo
network TRC20
address TK845YfJL7hBo765pEJJvrpti2qyXhcL3E
expires 1795262400
`;

const anyParts = fc.record({
  brand: fc.stringMatching(/^[A-Za-z0-9_-]{2,64}$/),
  userId: fc.stringMatching(/^[!-~]{1,64}$/),
  chainType: fc.constantFrom('TRC20', 'ERC20', 'BEP20'),
  address: fc.stringMatching(/^[A-Za-z0-9]{30,60}$/),
  expires: fc.nat(99_999_999_999),
});

describe('the text of an address', () => {
  it('is written and read as agreed', () => {
    expect(formatAddressText(parts)).toBe(text);
    expect(parseAddressText(text)).toEqual(parts);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyParts, (any) => {
        expect(parseAddressText(formatAddressText(any))).toEqual(any);
      }),
    );
  });

  it('has one way to be written: what is read is written the same again', () => {
    const position = fc.nat(text.length);
    const piece = fc.oneof(
      fc.constantFrom('\n', '\r', ' ', '0', '+', '-', '\0', 'é', '', '１'),
      fc.string(),
    );
    fc.assert(
      fc.property(position, fc.nat(8), piece, (at, cut, put) => {
        const changed = text.slice(0, at) + put + text.slice(at + cut);
        const read = parseAddressText(changed);
        if (read) expect(formatAddressText(read)).toBe(changed);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['nothing', ''],
    ['no last line break', text.slice(0, -1)],
    ['an empty line after it', `${text}\n`],
    ['something after it', `${text}note x\n`],
    ['line breaks of another kind', text.replaceAll('\n', '\r\n')],
    ['another kind of text', text.replace('wl-address', 'wl-receipt')],
    ['another version', text.replace('wl-address 1', 'wl-address 2')],
    ['two spaces', text.replace('user ', 'user  ')],
    ['a space in an id', text.replace('u-demo', 'u demo')],
    ['no id', text.replace('u-demo', '')],
    ['a letter that looks like another', text.replace('quedu', 'quеdu')],
    ['another order', text.replace(/(user.*\n)(network.*\n)/, '$2$1')],
    ['a line twice', text.replace(/(user.*\n)/, '$1$1')],
    ['a line fewer', text.replace(/user.*\n/, '')],
    ['a moment with a zero before it', text.replace('1795262400', '01795262400')],
    ['a moment with a fraction', text.replace('1795262400', '1795262400.5')],
    ['a moment as a power', text.replace('1795262400', '1e9')],
    ['a moment below zero', text.replace('1795262400', '-1')],
  ])('is not read with %s', (_, changed) => {
    expect(changed).not.toBe(text);
    expect(parseAddressText(changed)).toBeNull();
  });

  it.each([
    [{ userId: 'u\nnetwork ERC20' }],
    [{ userId: '' }],
    [{ brand: 'que du' }],
    [{ address: 'T K8' }],
    [{ expires: 1.5 }],
    [{ expires: Number.NaN }],
    [{ expires: -1 }],
  ])('is not written with %j', (change) => {
    expect(() => formatAddressText({ ...parts, ...change })).toThrow(RangeError);
  });
});
