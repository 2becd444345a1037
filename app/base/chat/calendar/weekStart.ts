type WeekInfo = { firstDay: number };
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Where weeks begin with Sunday, of the languages there are; for browsers that do not say it. */
const withSunday: readonly string[] = ['en-US', 'zh-TW', 'zh-Hant', 'zh-Hant-TW'];

/**
 * @param tag a BCP 47 tag
 * @returns the day that weeks begin with there: 1 for Monday to 7 for Sunday
 */
export function weekStartOf(tag: string): number {
  const locale: LocaleWithWeeks = new Intl.Locale(tag);
  const told = locale.getWeekInfo?.() ?? locale.weekInfo;
  return told?.firstDay ?? (withSunday.includes(tag) ? 7 : 1);
}
