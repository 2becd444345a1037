import type { Plugin } from 'vite';

const id = 'virtual:han-letters';
const resolvedId = `\0${id}`;

/** First and last of the characters with a letter: CJK unified ideographs with extension A. */
const range = [0x3400, 0x9fff] as const;

/** The traditional writing of characters in family names that have a reading of their own. */
const traditional: Readonly<Record<string, string>> = {
  ...{ 万: '萬', 乐: '樂', 区: '區', 单: '單', 台: '臺', 孙: '孫', 迟: '遲', 长: '長', 龙: '龍' },
};

/** Family names of two characters of which the first is read otherwise than alone. */
const longNames = ['万俟', '乐正', '句龙', '尉迟', '澹台', '长孙'];

/** Family names that `pinyin-pro` reads as the everyday word; here as in Xinhua Zidian. */
const corrected: Readonly<Record<string, string>> = { 种: 'C', 秘: 'B', 佴: 'N' };

/** What the module `virtual:han-letters` exports; `app/parts/people/hanLetters.d.ts` says what it means. */
type HanLetters = { first: number; letters: string; surnames: Record<string, string> };

/**
 * Gives the app the letters of Chinese names. The library that knows the readings of all characters
 * and words weighs 109 KB compressed; a name's letter needs a ninth of it, which is taken out here.
 */
export function hanLettersPlugin(): Plugin {
  return {
    name: 'han-letters',
    resolveId: (source) => (source === id ? resolvedId : null),
    load: async (source) =>
      source === resolvedId
        ? Object.entries(await hanLetters())
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join('\n')
        : null,
  };
}

/** @returns the letters that `pinyin-pro` gives to characters, and to family names where they differ. */
export async function hanLetters(): Promise<HanLetters> {
  const { pinyin } = await import('pinyin-pro');
  const letterOf = (name: string, mode: 'normal' | 'surname'): string =>
    firstLetter(pinyin(name, { mode, type: 'array' })[0] ?? '');
  const [first, last] = range;
  const characters = Array.from({ length: last - first + 1 }, (_, at) =>
    String.fromCodePoint(first + at),
  );
  const letters = characters.map((character) => letterOf(character, 'normal')).join('');
  const surnames: Record<string, string> = {};
  for (const name of [...characters, ...longNames]) {
    const letter = letterOf(name, 'surname');
    if (letter === letters[(name.codePointAt(0) ?? 0) - first]) continue;
    surnames[name] = letter;
    surnames[[...name].map((one) => traditional[one] ?? one).join('')] = letter;
  }
  return { first, letters, surnames: { ...surnames, ...corrected } };
}

/** @returns a capital without its tone, or a space where the library knows no reading. */
function firstLetter(reading: string): string {
  const letter = reading.normalize('NFKD').slice(0, 1).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : ' ';
}
