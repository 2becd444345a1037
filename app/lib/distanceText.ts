/**
 * A distance as a person reads it, such as "12 m" or "3.4 km".
 * @param metres 0 or more
 * @param tag BCP 47 language
 */
export function distanceText(metres: number, tag: string): string {
  const isNear = metres < 999.5;
  const value = isNear ? Math.round(metres) : metres / 1_000;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: value < 9.95 ? 1 : 0,
  }).format(value);
}
