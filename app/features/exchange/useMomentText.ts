import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { momentTime } from '../../lib/dayTime.ts';

/** @returns a function from a timestamp (seconds) to day, month, hours and minutes. */
export function useMomentText(): (seconds: number) => string {
  const tag = useLanguageTag();
  return (seconds) => momentTime(seconds * 1000, tag);
}
