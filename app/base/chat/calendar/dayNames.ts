const dayLength = 86_400_000;

const styles = {
  whole: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DayNames = Record<keyof typeof styles | 'number', (day: number) => string>;

const known = new Map<string, DayNames>();

/** How days, as `dayNumber`, are written. @param tag BCP 47 */
export function dayNames(tag: string): DayNames {
  const names = known.get(tag) ?? makeNames(tag);
  known.set(tag, names);
  return names;
}

function makeNames(tag: string): DayNames {
  const numbers = new Intl.NumberFormat(tag);
  const written = (style: keyof typeof styles): ((day: number) => string) => {
    // Days are counted in universal time, wherever the device is.
    const format = new Intl.DateTimeFormat(tag, { ...styles[style], timeZone: 'UTC' });
    return (day) => format.format(day * dayLength);
  };
  return {
    whole: written('whole'),
    month: written('month'),
    weekday: written('weekday'),
    shortWeekday: written('shortWeekday'),
    number: (day) => numbers.format(new Date(day * dayLength).getUTCDate()),
  };
}
