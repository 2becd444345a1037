import { expect, it } from 'vitest';
import { mentionRows, mostMembers } from './mentionRows.ts';

const of = (nickname: string, name = nickname) => ({
  userID: `id-${nickname}`,
  nickname,
  name,
  faceURL: '',
});
const names = (
  query: string,
  members = [of('Lucía'), of('Álvaro'), of('Minh Anh'), of('cleo', 'Boss')],
) => mentionRows(members, query, 'en-US').map(({ name }) => name);

it('has everybody by name, before a letter is written', () => {
  expect(names('')).toEqual(['Álvaro', 'Boss', 'Lucía', 'Minh Anh']);
});

it('finds by either name, whatever the case and the marks; beginnings first', () => {
  expect(names('LUCIA')).toEqual(['Lucía']);
  expect(names('cle')).toEqual(['Boss']);
  expect(names('a')).toEqual(['Álvaro', 'Lucía', 'Minh Anh']);
  expect(names('zz')).toEqual([]);
});

it('has an end', () => {
  const many = Array.from({ length: mostMembers + 9 }, (_, at) => of(`P ${at}`));
  expect(mentionRows(many, '', 'en-US')).toHaveLength(mostMembers);
});
