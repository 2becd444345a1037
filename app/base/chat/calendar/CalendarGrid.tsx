import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import * as css from './CalendarGrid.css.ts';
import { dayNames } from './dayNames.ts';
import { firstOf, monthOf, weeksOf } from './month.ts';
import { type DayRange, stepDay } from './stepDay.ts';
import { weekStartOf } from './weekStart.ts';

type Props = {
  /** Days as `dayNumber`. This one has the focus, and its month is shown. */
  focused: number;
  /** The keyboard, or the person's finger, has led to another day or month. */
  onFocused: (day: number) => void;
  /** The day where the conversation is now. */
  current: number;
  today: number;
  range: DayRange;
  /** Id of what names the grid. */
  labelledBy: string;
  /** BCP 47 tag. */
  tag: string;
  onChosen: (day: number) => void;
};

/** The days of one month, gone through by keys as a grid, of which one is chosen. */
export function CalendarGrid(props: Props) {
  const { focused, onFocused, current, today, range, labelledBy, tag, onChosen } = props;
  const grid = useRef<HTMLTableElement>(null);
  const weekStart = weekStartOf(tag);
  const { year, month } = monthOf(focused);
  const weeks = useMemo(() => weeksOf({ year, month }, weekStart), [year, month, weekStart]);
  const names = dayNames(tag);
  const byKeys = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the day that keys led to
  useEffect(() => {
    if (byKeys.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKeys.current = false;
  }, [focused]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepDay(focused, event, { weekStart, range });
    if (next === null) return;
    event.preventDefault();
    byKeys.current = true;
    onFocused(next);
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table gone through by keys
      role="grid"
      className={css.grid}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, place) => {
            // Any week has these days.
            const day = firstOf({ year: 2024, month: 0 }) + ((weekStart + place - 1) % 7);
            return (
              <th key={day} scope="col" className={css.weekday} abbr={names.weekday(day)}>
                {names.shortWeekday(day)}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, place) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never move
                <td key={`no ${place}`} className={css.cell} />
              ) : (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a cell of a grid
                <td key={day} className={css.cell} aria-selected={day === current}>
                  <button
                    type="button"
                    className={[css.day, day === today && css.today, day === current && css.chosen]
                      .filter(Boolean)
                      .join(' ')}
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={names.whole(day)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={day < range.first || day > range.last || undefined}
                    onClick={() => {
                      if (day >= range.first && day <= range.last) onChosen(day);
                    }}
                  >
                    {names.number(day)}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
