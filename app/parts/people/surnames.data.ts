/**
 * Family names whose first letter is not that of the character's usual reading, such as 曾, which is
 * Zeng as a name and otherwise céng. Two characters go before one.
 */
export const surnameLetters: Readonly<Record<string, string>> = {
  万俟: 'M',
  萬俟: 'M',
  单于: 'C',
  單于: 'C',
  尉迟: 'Y',
  尉遲: 'Y',
  澹台: 'T',
  澹臺: 'T',
  乐: 'Y',
  樂: 'Y',
  仇: 'Q',
  区: 'O',
  區: 'O',
  单: 'S',
  單: 'S',
  召: 'S',
  折: 'S',
  曾: 'Z',
  查: 'Z',
  繁: 'P',
  翟: 'Z',
  覃: 'Q',
  解: 'X',
  钭: 'T',
  鈄: 'T',
};
