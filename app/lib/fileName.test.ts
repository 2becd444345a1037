import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingOf, middleCut, safeFileName } from './fileName.ts';
import { splitGraphemes } from './graphemes.ts';

describe('middleCut', () => {
  it('leaves short names as they are, and keeps the ending of long ones', () => {
    expect(middleCut('plan.pdf', 16)).toBe('plan.pdf');
    expect(middleCut('minutes of the spring meeting.pdf', 20)).toBe('minutes of…eting.pdf');
    expect(middleCut('会议记录会议记录会议记录会议记录会议记录.docx', 16)).toBe(
      '会议记录会议记…议记录.docx',
    );
  });

  it('is never longer than asked for, and begins and ends as the name does', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.constantFrom('', '.pdf', '.tar.gz', '.jpeg'),
        fc.integer({ min: 16, max: 60 }),
        (stem, ending, max) => {
          const name = `${stem}${ending}`;
          const cut = middleCut(name, max);
          expect(splitGraphemes(cut).length).toBeLessThanOrEqual(max);
          expect(cut.endsWith(endingOf(name))).toBe(true);
          if (cut !== name) {
            const [head = '', ...rest] = cut.split('…');
            expect(name.startsWith(head)).toBe(true);
            expect(name.endsWith(rest.at(-1) ?? '')).toBe(true);
          }
        },
      ),
    );
  });
});

it('an ending is what follows the last dot, where that can be one', () => {
  expect(endingOf('plan.pdf')).toBe('.pdf');
  expect(endingOf('archive.tar.gz')).toBe('.gz');
  expect(endingOf('.profile')).toBe('');
  expect(endingOf('plan')).toBe('');
  expect(endingOf('plan.')).toBe('');
  expect(endingOf('One. And another')).toBe('');
});

describe('safeFileName', () => {
  it('keeps ordinary names', () => {
    expect(safeFileName('Lịch họp tháng 3.pdf', 'file')).toBe('Lịch họp tháng 3.pdf');
  });

  it('names no folder, hides no file and disguises no ending', () => {
    expect(safeFileName('../../etc/passwd', 'file')).toBe('_.._etc_passwd');
    expect(safeFileName('.htaccess', 'file')).toBe('htaccess');
    expect(safeFileName('photo\u202Egpj.exe', 'file')).toBe('photogpj.exe');
    expect(safeFileName(' \u200b', 'file')).toBe('file');
  });

  it('is a name whatever it was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const safe = safeFileName(name, 'file');
        expect(safe).not.toBe('');
        expect(safe).not.toMatch(/[\p{Cc}\\/:*?"<>|\u202A-\u202E]/u);
        expect(safe.startsWith('.')).toBe(false);
      }),
    );
  });
});
