import { useSearchParams } from 'react-router-dom';
import type { PeriodDays } from '../../contract/fields/period.ts';
import { type Period, readPeriod, writePeriod } from './period.ts';

/** What a call with `periodFields` is sent. */
export type PeriodInput = { days?: PeriodDays; month?: string; timeZone: string };

type PeriodChoice = {
  period: Period;
  input: PeriodInput;
  choose: (period: Period) => void;
};

/** The period of a list, kept in the page's address, so that it is there again after a page of details. */
export function usePeriod(): PeriodChoice {
  const [search, setSearch] = useSearchParams();
  const period = readPeriod(search);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    period,
    input: {
      timeZone,
      ...(period.kind === 'days' ? { days: period.days } : {}),
      ...(period.kind === 'month' ? { month: period.month } : {}),
    },
    choose: (next) => setSearch((last) => writePeriod(last, next), { replace: true }),
  };
}
