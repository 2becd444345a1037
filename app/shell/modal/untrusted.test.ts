import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUntrusted, readJsonParam } from './untrusted.ts';

const query = (value: unknown) => `?json=${encodeURIComponent(JSON.stringify(value))}`;

describe('readJsonParam', () => {
  it('tells absent, damaged and read apart', () => {
    expect(readJsonParam('', 'json')).toEqual({ kind: 'absent' });
    expect(readJsonParam('?json=', 'json')).toEqual({ kind: 'absent' });
    expect(readJsonParam('?json=%7B%22a', 'json')).toEqual({ kind: 'damaged' });
    expect(readJsonParam('?json=%', 'json')).toEqual({ kind: 'damaged' });
    expect(readJsonParam(query('x'.repeat(20_000)), 'json')).toEqual({ kind: 'damaged' });
    expect(readJsonParam(query({ a: 1 }), 'json')).toEqual({ kind: 'read', value: { a: 1 } });
  });
});

describe('parseUntrusted', () => {
  it('takes a message and cleans its texts', () => {
    expect(parseUntrusted('message', { title: 'Hi\n there', text: '<b>x</b>\u202E' })).toEqual({
      title: 'Hi there',
      text: '<b>x</b>',
    });
  });

  it.each([
    ['message', { title: '' }],
    ['message', { title: '\u202E' }],
    ['message', { title: 'a', onConfirm: 'alert(1)' }],
    ['message', ['a']],
    ['notice', { title: 'a', paragraphs: [] }],
    ['notice', { title: 'a', paragraphs: ['b', 1] }],
    ['share', { url: 'http://example.com' }],
    ['share', { url: 'https://example.com/?token=1' }],
    ['share', { url: `https://example.com/${'a'.repeat(600)}` }],
    ['share', { title: 'a', html: '<b>' }],
    ['images', []],
    ['images', 'https://example.com/a.png'],
  ] as const)('refuses %s %j', (kind, value) => {
    expect(parseUntrusted(kind, value)).toBeNull();
  });

  it('survives any JSON', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.constantFrom('share', 'message', 'notice', 'images'),
        (text, kind) => {
          expect(() => parseUntrusted(kind, JSON.parse(text))).not.toThrow();
        },
      ),
    );
  });
});
