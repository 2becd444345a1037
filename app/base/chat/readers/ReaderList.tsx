import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { clockTime, dayNumber, momentTime } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { PersonRow } from '../../../parts/person/PersonRow.tsx';
import { LongRows } from '../../../ui/LongRows.tsx';
import { useMayLook } from '../timeline/mayLook.ts';
import * as css from './ReadersSheet.css.ts';
import type { Reader } from './readReceipts.ts';

type Props = { groupID: string; title: string; readers: readonly Reader[] };

const idOf = ({ userID }: Reader): string => userID;

/** People under a heading, each with the time where it is known; leads to their pages, where the group lets its members look. */
export function ReaderList({ groupID, title, readers }: Props) {
  const mayLook = useMayLook(groupID);
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      <LongRows label={title} rows={readers} keyOf={idOf} className="">
        {(reader) => (
          <PersonRow
            person={reader}
            {...(mayLook(reader.userID) && { to: pathToUserInfo(reader.userID, groupID) })}
            end={reader.time !== null && <ReadTime time={reader.time} />}
          />
        )}
      </LongRows>
    </section>
  );
}

function ReadTime({ time }: { time: number }) {
  const tag = useLanguageTag();
  const isToday = dayNumber(time) === useToday();
  return (
    <time className={css.time} dateTime={isoMoment(time)}>
      {isToday ? clockTime(time, tag) : momentTime(time, tag)}
    </time>
  );
}
