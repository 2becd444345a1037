import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinLength, readPin, withKey } from './pinDigits.ts';

const keys = [...'0123456789'];

describe('readPin', () => {
  it.each([
    ['704192', '704192'],
    [' 704 192\n', '704192'],
    ['704-192', '704192'],
    ['７０４１９２', '704192'],
    ['70', '70'],
    ['', ''],
  ])('reads %j as %j', (text, digits) => {
    expect(readPin(text)).toBe(digits);
  });

  it.each(['7041921', '70419a', '7.1', '٧٠٤١٩٢'])('takes %j for none', (text) => {
    expect(readPin(text)).toBeNull();
  });

  it('never reads more than six ASCII digits', () => {
    const unit = fc.constantFrom(...keys, '７', '٧', ' ', '-', '.', 'a', '𝟟', '😀');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(readPin(text) ?? '').toMatch(/^[0-9]{0,6}$/);
      }),
    );
  });
});

describe('withKey', () => {
  it('adds up to six digits and takes the last away, whatever is pressed', () => {
    const presses = fc.array(fc.constantFrom(...keys, 'Backspace', 'Enter', '.', 'a'), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(presses, (pressed) => {
        const model: string[] = [];
        let digits = '';
        for (const key of pressed) {
          digits = withKey(digits, key);
          if (key === 'Backspace') model.pop();
          else if (keys.includes(key) && model.length < pinLength) model.push(key);
        }
        expect(digits).toBe(model.join(''));
      }),
    );
  });
});
