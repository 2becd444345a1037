import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { element, escapeHtml, scriptJson } from './markup.ts';

describe('scriptJson', () => {
  it('keeps every value and can never end its script element or open a comment', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('', '</script>', '<!--', '\u2028'),
        (value, tail) => {
          const text = scriptJson({ value, tail });
          expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ value, tail })));
          expect(text).not.toMatch(/[<\u2028\u2029]/);
        },
      ),
    );
  });
});

describe('element', () => {
  it('cannot be broken out of by an attribute value', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const text = element('meta', { content: value });
        expect(text).toMatch(/^<meta content="[^"<>]*">$/s);
      }),
    );
  });

  it('leaves out what is undefined and writes bare what is true', () => {
    expect(element('link', { href: '/a', integrity: undefined, crossorigin: true })).toBe(
      '<link href="/a" crossorigin>',
    );
  });
});

describe('escapeHtml', () => {
  it('leaves ordinary text of every language alone', () => {
    expect(escapeHtml('鹊渡 Diều · Verbena')).toBe('鹊渡 Diều · Verbena');
  });
});
