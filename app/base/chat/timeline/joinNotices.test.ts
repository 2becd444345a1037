import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { noticeSentence } from '../../../parts/message/notice/noticeSentence.ts';
import { joinNotices } from './joinNotices.ts';
import type { TimelineRow } from './timelineRow.ts';

const person = (userID: string) => ({ userID, nickname: userID });
let count = 0;

function notice(type: number, detail: object, more: object = {}): TimelineRow {
  const notificationElem = { detail: JSON.stringify(detail), defaultTips: '' };
  const sentence = noticeSentence(plainMessage({ contentType: type, notificationElem }), 'me');
  if (!sentence) throw new Error('It says nothing.');
  count += 1;
  return { kind: 'notice', key: `n${count}`, sentence, ...more };
}
const { memberEntered, memberInvited, memberKicked, memberQuit, groupInfoSet } = contentType;
const joined = (id: string, more = {}) => notice(memberEntered, { entrantUser: person(id) }, more);
const added = (by: string, ...ids: string[]) =>
  notice(memberInvited, { opUser: person(by), invitedUserList: ids.map(person) });
const day: TimelineRow = { kind: 'day', key: 'day', isMarker: true, time: 0 };

const said = (rows: TimelineRow[], foundKey: string | null = null) =>
  joinNotices(rows, foundKey).map((row) => {
    if (row.kind !== 'notice') return row.key;
    const { key, person: who, people } = row.sentence;
    return [key, who?.userID, people?.map(({ userID }) => userID).join(' ')]
      .filter(Boolean)
      .join(': ');
  });

describe('joinNotices', () => {
  it('says in one sentence who came one after the other, and whom one person added', () => {
    expect(said([joined('bo'), joined('chi'), joined('dan')])).toEqual([
      'noticeManyJoined: bo chi dan',
    ]);
    expect(said([added('ana', 'bo'), added('ana', 'chi', 'dan'), added('eve', 'fay')])).toEqual([
      'noticeAdded: ana: bo chi dan',
      'noticeAdded: eve: fay',
    ]);
    expect(said([added('me', 'bo'), added('me', 'chi')])).toEqual(['noticeYouAdded: bo chi']);
  });

  it('has the key of the first, and ends with the last', () => {
    const [row] = joinNotices([joined('bo', { key: 'a' }), joined('chi', { key: 'b' })], null);
    expect(row).toMatchObject({ key: 'a', endKey: 'b' });
  });

  it('names nobody twice, and keeps what one person did twice as it was', () => {
    expect(said([added('ana', 'bo'), added('ana', 'bo')])).toEqual(['noticeAdded: ana: bo']);
    expect(said([joined('bo'), joined('bo')])).toEqual(['noticeJoined: bo']);
    const change = () => notice(groupInfoSet, { opUser: person('ana'), changed: ['faceURL'] });
    expect(said([change(), change()])).toEqual(['noticePicture: ana']);
  });

  it('joins neither over a day, nor what is another thing, nor what was done to the reader', () => {
    const left = notice(memberQuit, { quitUser: person('chi') });
    const removed = notice(memberKicked, {
      ...{ opUser: person('ana'), kickedUserList: [person('me')] },
    });
    expect(said([joined('bo'), day, joined('chi')])).toHaveLength(3);
    expect(said([joined('bo'), left, joined('dan')])).toHaveLength(3);
    expect(said([joined('me'), joined('bo')])).toEqual(['noticeYouJoined', 'noticeJoined: bo']);
    expect(said([removed, removed])).toHaveLength(2);
  });

  it('leaves a row of its own to what was looked for, and to what may not follow', () => {
    expect(said([joined('bo'), joined('chi', { key: 'found' }), joined('dan')], 'found')).toEqual([
      'noticeJoined: bo',
      'noticeManyJoined: chi dan',
    ]);
    expect(said([joined('bo'), joined('chi', { isLoose: true })])).toHaveLength(2);
  });

  it('never loses or doubles anybody, nor changes the order of rows', () => {
    const id = fc.constantFrom('bo', 'chi', 'dan', 'eve');
    const row = fc.oneof(
      id.map((one) => joined(one)),
      fc.tuple(id, id).map(([by, whom]) => added(by, whom)),
      fc.constant(day),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const peopleIn = (some: readonly TimelineRow[]) =>
          new Set(
            some.flatMap((one) =>
              one.kind === 'notice'
                ? [...(one.sentence.people ?? []), one.sentence.person].flatMap(
                    (who) => who?.userID ?? [],
                  )
                : [],
            ),
          );
        const result = joinNotices(rows, null);
        expect([...peopleIn(result)].sort()).toEqual([...peopleIn(rows)].sort());
        expect(rows.length).toBeGreaterThanOrEqual(result.length);
        expect(joinNotices(result, null).length).toBe(result.length);
      }),
    );
  });
});
