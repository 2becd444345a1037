const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/**
 * @param tag BCP 47 language
 * @returns how long something lasts, in the largest unit that says it exactly: "10 minutes", "1 day"; of what
 * is no whole number of minutes, the minutes that it begins
 */
export function spokenTime(seconds: number, tag: string): string {
  const whole = Math.max(60, Math.ceil(seconds / 60) * 60);
  const [unit, size] = units.find((one) => whole % one[1] === 0) ?? units[2];
  return unitLength({ unit, count: whole / size }, tag);
}

/** @returns a length in words: "12 hours". @param tag BCP 47 language */
export function unitLength(
  { unit, count }: { unit: 'day' | 'hour' | 'minute'; count: number },
  tag: string,
): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const words = new Intl.NumberFormat(tag, style).format(count);
  // Chinese texts of the app set numbers apart; the formats of simplified Chinese do not.
  return words.replace(/(\d)(\p{Script=Han})/u, '$1 $2');
}
