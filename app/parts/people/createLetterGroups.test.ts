import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLetterGroups } from './createLetterGroups.ts';
import { loadHanLetters } from './hanLetter.ts';
import { letterOf, otherLetter } from './letterOf.ts';
import { createIndexRows } from './peopleRows.ts';

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
const keyOf = ({ id }: Person): string => String(id);
const nameOf = (person: Person): string => person.name;
const groupByLetter = (all: readonly Person[], language: string) =>
  createLetterGroups(nameOf, { tag: language, hanLetters })(all);

describe('createLetterGroups', () => {
  it('has everybody once, under the letter of the name, letters in order and the others last', () => {
    fc.assert(
      fc.property(people, tag, (all, language) => {
        const groups = groupByLetter(all, language);
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
        for (const group of groupByLetter(all, language)) {
          group.people.slice(1).forEach((one, at) => {
            const before = group.people[at];
            expect(compare(before?.name.trim() ?? '', one.name.trim())).toBeLessThanOrEqual(0);
          });
        }
      }),
    );
    const numbered = ['Ben 10', 'Ben 9'].map((one, id) => ({ id, name: one }));
    expect(groupByLetter(numbered, 'en-US')[0]?.people.map(nameOf)).toEqual(['Ben 9', 'Ben 10']);
  });
});

/** Some of few people, in some order: each time others, and other names of the same ones. */
const times = fc.array(fc.array(fc.record({ id: fc.nat(9), name }), { maxLength: 12 }), {
  minLength: 1,
  maxLength: 6,
});

/** @returns the same people, each the same object as before where it has the same name */
function keepSame(all: readonly Person[], known: Map<number, Person>): Person[] {
  const kept = new Map(all.map((one) => [one.id, one]));
  for (const [id, one] of kept) {
    const before = known.get(id);
    kept.set(id, before?.name === one.name ? before : one);
  }
  for (const [id, one] of kept) known.set(id, one);
  return [...kept.values()];
}

it('whoever comes and goes from one time to the next, all is as if it were made from the start', () => {
  fc.assert(
    fc.property(times, tag, (given, language) => {
      const groupsOf = createLetterGroups(nameOf, { tag: language, hanLetters });
      const rowsOf = createIndexRows(keyOf);
      const known = new Map<number, Person>();
      for (const all of given.map((one) => keepSame(one, known))) {
        const groups = groupByLetter(all, language);
        expect(groupsOf(all)).toEqual(groups);
        expect(rowsOf(groups)).toEqual(createIndexRows(keyOf)(groups));
      }
    }),
  );
});

it('where two hundred come among thousands, only they are read, and all rows beside them stay', () => {
  const crowd = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Ana ${id}` }));
  const reads: string[] = [];
  const readName = (person: Person): string => {
    reads.push(person.name);
    return person.name;
  };
  const groupsOf = createLetterGroups(readName, { tag: 'en-US', hanLetters });
  const rowsOf = createIndexRows(keyOf);
  const before = rowsOf(groupsOf(crowd)).rows;
  reads.length = 0;
  const come = Array.from({ length: 200 }, (_, at) => ({ id: 2_000 + at, name: `Bo ${at}` }));
  const { rows } = rowsOf(groupsOf([...crowd, ...come]));
  expect(reads).toEqual(come.map(nameOf));
  expect(before.filter((row) => !rows.includes(row))).toEqual([]);
  reads.length = 0;
  // Another page that shows them reads none again.
  createLetterGroups(readName, { tag: 'en-US', hanLetters })([...crowd, ...come]);
  expect(reads).toEqual([]);
});

describe('createIndexRows', () => {
  it('begins each letter with its heading, and knows where it is', () => {
    fc.assert(
      fc.property(people, (all) => {
        const groups = groupByLetter(all, 'en-US');
        const { rows, headAt } = createIndexRows(keyOf)(groups);
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
