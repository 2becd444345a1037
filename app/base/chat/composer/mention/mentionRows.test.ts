import * as v from 'valibot';
import { expect, it } from 'vitest';
import { groupMember } from '../../../../contract/gateway/entities/group.ts';
import { mentionRows, mostMembers } from './mentionRows.ts';

const of = (userID: string, nickname: string, remark?: string) => ({
  ...v.parse(groupMember, { groupID: 'g', userID, nickname }),
  ...(remark && { remark }),
});
const rows = (...members: ReturnType<typeof of>[]) =>
  mentionRows(members, 'me', ({ nickname }) => nickname).map(({ name, nickname, detail }) => [
    name,
    nickname,
    detail,
  ]);

it('has everybody but the reader, by the name the reader gave, and with their own', () => {
  expect(rows(of('me', 'Me'), of('a', 'Ana'), of('m', 'Minh', 'Teacher'))).toEqual([
    ['Ana', 'Ana', ''],
    ['Teacher', 'Minh', 'Minh'],
  ]);
});

it('tells people of one name apart', () => {
  const alike = rows(of('user-000001', 'Ana'), of('user-000002', 'Ana'), of('c', 'Minh', 'Ana'));
  expect(alike).toEqual([
    ['Ana', 'Ana', '000001'],
    ['Ana', 'Ana', '000002'],
    ['Ana', 'Minh', 'Minh'],
  ]);
});

it('has an end', () => {
  const many = Array.from({ length: mostMembers + 9 }, (_, at) => of(`u${at}`, `P ${at}`));
  expect(rows(of('me', 'Me'), ...many)).toHaveLength(mostMembers);
});
