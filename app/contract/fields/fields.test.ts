import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inviteCode, smsCode } from './codes.ts';
import { nickname, nicknameProblem } from './nickname.ts';
import { passwordLength, passwordProblem } from './password.ts';
import { defaultPhoneRule, isPhone, type PhoneRule, phoneDigits } from './phone.ts';
import { remark, remarkProblem } from './remark.ts';
import { superiorCode } from './superiorCode.ts';

const locales = ['zh-CN', 'zh-HANT', 'en-US', 'ms-MY', 'vi-VN', 'es-ES'];

describe('passwordProblem', () => {
  it('takes 8 to 16 in zh-CN and 6 to 20 elsewhere', () => {
    for (const locale of locales) {
      const { min, max } = passwordLength(locale);
      expect([min, max]).toEqual(locale === 'zh-CN' ? [8, 16] : [6, 20]);
      expect(passwordProblem(`a${'1'.repeat(min - 1)}`, locale)).toBeNull();
      expect(passwordProblem(`a${'1'.repeat(max - 1)}`, locale)).toBeNull();
      expect(passwordProblem(`a${'1'.repeat(min - 2)}`, locale)).toBe('length');
      expect(passwordProblem(`a${'1'.repeat(max)}`, locale)).toBe('length');
    }
  });

  it('names what is missing', () => {
    expect(passwordProblem('abcdefgh', 'en-US')).toBe('noDigit');
    expect(passwordProblem('12345678', 'en-US')).toBe('noLetter');
    expect(passwordProblem('abc 1234', 'en-US')).toBe('characters');
    expect(passwordProblem('ábc12345', 'en-US')).toBe('characters');
    expect(passwordProblem('p4ss-w0rd!', 'en-US')).toBeNull();
  });

  it('passes a password only when it has a letter, a digit and the length', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...locales), (text, locale) => {
        const { min, max } = passwordLength(locale);
        const isGood =
          /^[\x21-\x7e]*$/.test(text) &&
          /[A-Za-z]/.test(text) &&
          /\d/.test(text) &&
          text.length >= min &&
          text.length <= max;
        expect(passwordProblem(text, locale) === null).toBe(isGood);
      }),
    );
  });
});

describe('nicknameProblem', () => {
  it('counts characters as a person does', () => {
    for (const name of [
      '十个汉字正好十个汉字',
      '👨‍👩‍👧‍👦🇪🇸👍🏽e\u0301',
      'Nguyễn Văn',
      '👨‍👩‍👧‍👦'.repeat(10),
    ]) {
      expect(nicknameProblem(name), name).toBeNull();
    }
    expect(nicknameProblem('十一个汉字就太多了对吗')).toBe('length');
    expect(nicknameProblem('👨‍👩‍👧‍👦'.repeat(11))).toBe('length');
  });

  it('ignores spaces at the ends, and takes none for a name', () => {
    expect(nicknameProblem('  0123456789  ')).toBeNull();
    expect(nicknameProblem('   ')).toBe('empty');
    expect(v.parse(nickname, '  Ana  ')).toBe('Ana');
  });

  it('refuses what draws nothing or turns the text round', () => {
    for (const name of ['a\u202eb', 'a\u0000', 'line\nbreak', '\u200b', 'a\u2066b']) {
      expect(nicknameProblem(name), JSON.stringify(name)).toBe('characters');
    }
  });
});

describe('phones and codes', () => {
  const mainland: PhoneRule = { minLength: 6, maxLength: 11, pattern: 'mainland' };

  it('takes mainland mobiles: 1, then 3 to 9, then 9 digits', () => {
    expect(isPhone('13812345678', mainland)).toBe(true);
    for (const digits of ['12812345678', '1381234567', '138123456789', '23812345678', '']) {
      expect(isPhone(digits, mainland), digits).toBe(false);
    }
  });

  it('takes digits within the length elsewhere', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,14}$/), (digits) => {
        expect(isPhone(digits, defaultPhoneRule)).toBe(digits.length >= 6 && digits.length <= 11);
      }),
    );
  });

  it('reads pasted numbers, also full-width digits', () => {
    expect(phoneDigits(' +60 12-345 6789 ')).toBe('60123456789');
    expect(phoneDigits('１３８１２３４５６７８')).toBe('13812345678');
  });

  it('takes six digits for an SMS code and nothing else', () => {
    for (const text of ['12345', '1234567', '12 456', 'abcdef', '１２３４５６']) {
      expect(v.is(smsCode, text), text).toBe(false);
    }
    expect(v.is(smsCode, '012345')).toBe(true);
  });

  it('keeps a superior code exactly when it is an invitation code that starts with pro_', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `pro_${text}`),
          fc.stringMatching(/^pro_[\w-]{1,20}$/),
        ),
        (text) => {
          const code = superiorCode(text);
          if (code === null) return;
          expect(code.startsWith('pro_')).toBe(true);
          expect(v.is(inviteCode, code)).toBe(true);
        },
      ),
    );
    expect(superiorCode(' pro_Ab1 ')).toBe('pro_Ab1');
    expect(superiorCode('pro_')).toBeNull();
    expect(superiorCode('friend1')).toBeNull();
  });
});

describe('remarkProblem', () => {
  it.each([
    ['', null],
    ['x'.repeat(64), null],
    [`  ${'x'.repeat(64)}  `, null],
    ['阿明 (work)', null],
    ['x'.repeat(65), 'length'],
    ['a\u202eb', 'characters'],
    ['a\nb', 'characters'],
    ['a\0b', 'characters'],
  ])('of %j is %j', (text, problem) => {
    expect(remarkProblem(text)).toBe(problem);
  });

  it('finds nothing wrong with what it took once and was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (text) => {
        const sent = v.safeParse(remark, text);
        if (!sent.success || remarkProblem(text) !== null) return;
        expect(remarkProblem(sent.output)).toBeNull();
        expect(sent.output.length).toBeLessThanOrEqual(64);
      }),
    );
  });
});
