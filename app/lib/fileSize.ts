const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A size as a person reads it, such as "340 kB" or "3.4 MB": two digits where there are no more.
 * @param bytes 0 or more; less than a kilobyte counts as a part of one, and 0 stays 0
 * @param tag BCP 47 language
 */
export function fileSize(bytes: number, tag: string): string {
  let value = bytes / 1_000;
  let unit = 0;
  // What would be rounded to a thousand is one of the next unit.
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  const isSmall = value < 9.95;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: units[unit] as string,
    unitDisplay: 'short',
    maximumFractionDigits: isSmall ? 1 : 0,
  }).format(isSmall && value > 0 ? Math.max(0.1, value) : value);
}
