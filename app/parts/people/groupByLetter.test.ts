import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByLetter } from './groupByLetter.ts';
import { loadHanLetters } from './hanLetter.ts';
import { letterOf, otherLetter } from './letterOf.ts';
import { indexRows } from './peopleRows.ts';

const hanLetters = await loadHanLetters();
type Person = { id: number; name: string };
const name = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('王伟', '张丽', '区明', 'Ánh', 'anh', '7', 'Zed', ' Bo'),
);
const people: fc.Arbitrary<Person[]> = fc
  .array(name)
  .map((names) => names.map((one, id) => ({ id, name: one })));
const tag = fc.constantFrom('zh-CN', 'zh-Hant', 'en-US', 'ms-MY', 'vi-VN', 'es-ES');
const nameOf = (person: Person): string => person.name;

describe('groupByLetter', () => {
  it('has everybody once, under the letter of the name, letters in order and the others last', () => {
    fc.assert(
      fc.property(people, tag, (all, language) => {
        const groups = groupByLetter(all, nameOf, language, hanLetters);
        const ids = groups.flatMap((group) => group.people.map(({ id }) => id));
        expect(ids.toSorted((one, other) => one - other)).toEqual(all.map(({ id }) => id));
        for (const group of groups) {
          expect(group.people.length).toBeGreaterThan(0);
          for (const one of group.people) expect(letterOf(one.name, hanLetters)).toBe(group.letter);
        }
        const letters = groups.map(({ letter }) => letter);
        const plain = letters.filter((letter) => letter !== otherLetter);
        expect(plain).toEqual([...new Set(plain)].sort());
        expect(letters.slice(0, plain.length)).toEqual(plain);
      }),
    );
  });

  it('orders the people of a letter as the language does', () => {
    fc.assert(
      fc.property(people, tag, (all, language) => {
        const { compare } = new Intl.Collator(language, { numeric: true });
        for (const group of groupByLetter(all, nameOf, language, hanLetters)) {
          group.people.slice(1).forEach((one, at) => {
            const before = group.people[at];
            expect(compare(before?.name.trim() ?? '', one.name.trim())).toBeLessThanOrEqual(0);
          });
        }
      }),
    );
    const numbered = ['Ben 10', 'Ben 9'].map((one, id) => ({ id, name: one }));
    expect(groupByLetter(numbered, nameOf, 'en-US', hanLetters)[0]?.people.map(nameOf)).toEqual([
      'Ben 9',
      'Ben 10',
    ]);
  });
});

describe('indexRows', () => {
  it('begins each letter with its heading, and knows where it is', () => {
    fc.assert(
      fc.property(people, (all) => {
        const groups = groupByLetter(all, nameOf, 'en-US', hanLetters);
        const { rows, headAt } = indexRows(groups, ({ id }) => String(id));
        expect(rows).toHaveLength(all.length + groups.length);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        expect([...headAt.keys()]).toEqual(groups.map(({ letter }) => letter));
        for (const [letter, at] of headAt) {
          expect(rows[at]).toEqual({ key: `letter ${letter}`, letter });
          expect(rows[at + 1]?.person).toBeDefined();
        }
      }),
    );
  });
});
