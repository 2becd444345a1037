import type { Sentence } from '../../../parts/message/words.ts';
import type { TimelineRow } from './timelineRow.ts';

type NoticeRow = Extract<TimelineRow, { kind: 'notice' }>;

/**
 * @param foundKey `messageKeyOf` the message that is looked for, which has a row of its own
 * @returns the rows, in which notices of one run that follow each other are one: it has the key of the first
 */
export function joinNotices(rows: TimelineRow[], foundKey: string | null): TimelineRow[] {
  const joined: TimelineRow[] = [];
  let run: NoticeRow[] = [];
  const close = (): void => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last && run.length > 1) {
      const sentence = joinedSentence(run.map((one) => one.sentence));
      joined.push({ ...first, sentence, endKey: last.key });
    } else joined.push(...run);
    run = [];
  };
  for (const row of rows) {
    if (row.kind !== 'notice') {
      close();
      joined.push(row);
      continue;
    }
    const id = row.sentence.run?.id;
    const joins = id !== undefined && id === run[0]?.sentence.run?.id;
    if (!joins || row.isLoose || row.key === foundKey) close();
    run.push(row);
  }
  close();
  return joined;
}

/**
 * @param sentences of one run, oldest first; two or more
 * @returns one sentence about all their people, each once; the last one where there is but one of them
 */
function joinedSentence(sentences: readonly Sentence[]): Sentence {
  const last = sentences.at(-1) as Sentence;
  const key = last.run?.key ?? last.key;
  // Those who did it one after the other stand in the place of whom it was done to.
  const areMany = key !== last.key;
  const all = sentences.flatMap(
    ({ person, people }) => people ?? (areMany && person ? person : []),
  );
  const people = [...new Map(all.map((one) => [one.userID || one, one])).values()];
  if (people.length === 0 || (areMany && people.length === 1)) return last;
  const { person, ...rest } = last;
  return { ...rest, ...(!areMany && person && { person }), people, key };
}
