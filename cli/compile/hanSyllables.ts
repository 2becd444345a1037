import type { Plugin } from 'vite';

const id = 'virtual:han-syllables';
const resolvedId = `\0${id}`;

/** What the module `virtual:han-syllables` exports; `app/parts/people/hanSyllables.d.ts` says what it means. */
export type HanSyllables = {
  syllables: string;
  firsts: string;
  others: Record<string, string>;
  misplaced: string;
};

/** Family names of two characters of which one is read otherwise than alone. */
const longNames = ['万俟', '乐正', '句龙', '尉迟', '澹台', '长孙'];

/**
 * Gives the app the readings of Chinese characters. The browser has them already, as an order: its Chinese
 * collator sorts by pinyin. What is taken out of the library is where in that order each syllable begins, and the
 * further readings of common characters.
 */
export function hanSyllablesPlugin(): Plugin {
  return {
    name: 'han-syllables',
    resolveId: (source) => (source === id ? resolvedId : null),
    load: async (source) =>
      source === resolvedId
        ? Object.entries(await hanSyllables())
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join('\n')
        : null,
  };
}

/** @returns the syllables in the order of the collator, and what the collator does not know */
export async function hanSyllables(): Promise<HanSyllables> {
  const { pinyin } = await import('pinyin-pro');
  const readingsOf = (character: string): string[] => {
    const options = { toneType: 'none', type: 'array', multiple: true } as const;
    const all = [
      ...pinyin(character, options),
      ...pinyin(character, { ...options, mode: 'surname' }),
    ];
    return [...new Set(all)].filter((reading) => /^[a-zü]+$/.test(reading));
  };
  const { compare } = new Intl.Collator('zh-u-co-pinyin');
  const common = new Set([...commonCharacters('gbk', 0xf7), ...commonCharacters('big5', 0xf9)]);
  const known = [...common]
    .map((character) => ({ character, readings: readingsOf(character) }))
    .filter(({ readings }) => readings.length > 0)
    .sort((one, other) => compare(one.character, other.character));
  const starts = startsOf(known.map(({ readings: [first = ''] }) => first));
  const others: Record<string, string> = {};
  const addReading = (reading: string, character: string): void => {
    if (!others[reading]?.includes(character))
      others[reading] = `${others[reading] ?? ''}${character}`;
  };
  const frequent = new Set([...commonCharacters('gbk', 0xd7), ...commonCharacters('big5', 0xc6)]);
  let misplaced = '';
  for (const [place, { character, readings }] of known.entries()) {
    const own = starts.findLast(({ at }) => at <= place)?.syllable ?? '';
    const isMisplaced = !readings.includes(own);
    if (isMisplaced) misplaced += character;
    if (!frequent.has(character)) continue;
    for (const reading of readings) if (reading !== own) addReading(reading, character);
  }
  for (const name of longNames) {
    const spoken = pinyin(name, { toneType: 'none', type: 'array', mode: 'surname' });
    for (const [at, character] of [...name].entries()) addReading(spoken[at] ?? '', character);
  }
  return {
    syllables: starts.map(({ syllable }) => syllable).join(' '),
    firsts: starts.map(({ at }) => known[at]?.character).join(''),
    ...{ others, misplaced },
  };
}

type Start = { syllable: string; at: number };

/**
 * @param readings of characters in the order of the collator
 * @returns where each syllable begins so that the fewest characters are on a wrong side, A to Z
 */
function startsOf(readings: readonly string[]): Start[] {
  const plain = (syllable: string) => syllable.replaceAll('ü', 'u');
  const all = [...new Set(readings)].sort((one, other) => {
    const [a, b] = [plain(one), plain(other)];
    return a === b ? one.length - other.length || (one < other ? -1 : 1) : a < b ? -1 : 1;
  });
  const ranks = readings.map((reading) => all.indexOf(reading));
  const starts = all.map((syllable, rank) => {
    let wrong = ranks.filter((one) => one < rank).length;
    let best = { wrong, at: 0 };
    for (const [place, one] of ranks.entries()) {
      wrong += one >= rank ? 1 : -1;
      if (wrong < best.wrong) best = { wrong, at: place + 1 };
    }
    return { syllable, at: best.at };
  });
  // A syllable of which no character is in its place has none.
  return starts.filter(({ at }, rank) => at < (starts[rank + 1]?.at ?? readings.length));
}

/** @returns the Chinese characters of an encoding, up to a row: the rows of the frequent ones come first */
function commonCharacters(encoding: 'gbk' | 'big5', lastRow: number): string[] {
  const decoder = new TextDecoder(encoding);
  const [firstRow, firstCell] = encoding === 'gbk' ? [0xb0, 0xa1] : [0xa4, 0x40];
  const characters: string[] = [];
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let cell = firstCell; cell <= 0xfe; cell += 1) {
      const character = decoder.decode(new Uint8Array([row, cell]));
      if (/^\p{Script=Han}$/u.test(character)) characters.push(character);
    }
  }
  return characters;
}
