import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { friendApplication } from '../../../contract/gateway/entities/people.ts';
import { applicationRows } from './applicationRows.ts';

const application = (more: object) =>
  v.parse(friendApplication, {
    ...{ fromUserID: 'ben', fromNickname: 'Ben', fromFaceURL: '/media/ben.png' },
    ...{ toUserID: 'ann', toNickname: 'Ann', toFaceURL: '/media/ann.png' },
    ...more,
  });
const none = new Map<string, ReturnType<typeof application>>();

describe('applicationRows', () => {
  it('shows the other side of each: who asked, or who was asked', () => {
    const rows = applicationRows(
      new Map([['ben ann', application({ createTime: 1 })]]),
      new Map([['ann cat', application({ toUserID: 'cat', toNickname: 'Cat', createTime: 2 })]]),
    );
    expect(rows.map(({ direction, person }) => [direction, person.nickname])).toEqual([
      ['sent', 'Cat'],
      ['received', 'Ben'],
    ]);
    expect(rows[1]?.person.faceURL).toBe('/media/ben.png');
  });

  it.each([
    [0, 'pending'],
    [1, 'added'],
    [-1, 'declined'],
    [7, 'pending'],
  ])('a result of %i is %s', (handleResult, state) => {
    const [row] = applicationRows(new Map([['x', application({ handleResult })]]), none);
    expect(row?.state).toBe(state);
  });

  it('has everybody once, newest first, in one order whatever they came in', () => {
    const times = fc.uniqueArray(fc.tuple(fc.string(), fc.nat(3)), { selector: ([id]) => id });
    fc.assert(
      fc.property(times, (entries) => {
        const listOf = (some: typeof entries) =>
          new Map(some.map(([id, createTime]) => [id, application({ createTime })]));
        const rows = applicationRows(listOf(entries), none);
        const shown = rows.map(({ application: { createTime } }) => createTime);
        expect(shown).toEqual([...shown].sort((one, other) => other - one));
        expect(rows.map(({ id }) => id).sort()).toEqual(entries.map(([id]) => id).sort());
        expect(applicationRows(listOf([...entries].reverse()), none)).toEqual(rows);
      }),
    );
  });
});
