import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eraseAt, insertAt } from './caretEdits.ts';

/** Half a character cannot be written in UTF-8. */
const isWhole = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text)) === text;
const at = (start: number, end = start) => ({ start, end });

describe('insertAt', () => {
  it('puts it where the caret is, and the caret behind it', () => {
    expect(insertAt('ab', at(1), '👍')).toEqual({ text: 'a👍b', caret: at(3) });
    expect(insertAt('👍👎', at(2), '🙏')).toEqual({ text: '👍🙏👎', caret: at(4) });
    expect(insertAt('one two', at(4, 7), '2️⃣')).toEqual({ text: 'one 2️⃣', caret: at(7) });
  });

  it('cuts no character in two, wherever the caret is said to be', () => {
    expect(insertAt('👍', at(1), '🙏').text).toBe('🙏👍');
    const character = fc.constantFrom('a', '😀', '汉', 'é', '👨‍👩‍👧');
    fc.assert(
      fc.property(fc.array(character), fc.integer(), fc.integer(), (characters, start, end) => {
        const text = characters.join('');
        expect(isWhole(insertAt(text, at(start, end), '🙂').text)).toBe(true);
        expect(isWhole(eraseAt(text, at(start, end)).text)).toBe(true);
      }),
    );
  });
});

describe('eraseAt', () => {
  it('takes away one character as a person sees it', () => {
    expect(eraseAt('a👍', at(3))).toEqual({ text: 'a', caret: at(1) });
    expect(eraseAt('hi ❤️', at(5))).toEqual({ text: 'hi ', caret: at(3) });
    expect(eraseAt('👨‍👩‍👧', at(8)).text).toBe('');
  });

  it('takes away what is chosen, and nothing at the start', () => {
    expect(eraseAt('one two', at(0, 4))).toEqual({ text: 'two', caret: at(0) });
    expect(eraseAt('one', at(0))).toEqual({ text: 'one', caret: at(0) });
  });
});
