// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { plainBrandData } from '../../../tests/support/brandData.ts';
import { chat, chatTexts } from '../../../tests/support/chatTexts.ts';
import { member } from '../../../tests/support/member.ts';
import { plainProfile } from '../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { PersonRow } from './PersonRow.tsx';

const bea = { userID: 'u-000417', nickname: 'Bea', faceURL: 'https://a.example/bea.png' };
const brand = {
  ...plainBrandData,
  lines: { ...plainBrandData.lines, zones: ['a.example'] },
};

let screen: ShownScreen;
afterEach(() => screen.close());

async function open(props: Parameters<typeof PersonRow>[0]): Promise<ShownScreen> {
  const { store } = member({ ...plainProfile, customerId: 'desk-7' });
  screen = await showScreen(<PersonRow {...props} />, { texts: chatTexts, brand }, store);
  return screen;
}

it('leads to a page, with face, name, a line of words and what stands at its end', async () => {
  await open({ person: bea, detail: 'Plays the cello', to: '/bea', end: <em>New</em> });
  const link = document.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/bea');
  expect(link?.textContent).toBe('BeaPlays the celloNew');
  expect(link?.querySelector('img')?.getAttribute('src')).toBe(bea.faceURL);
});

it('is a button where it does something here, and plain words where it does nothing', async () => {
  const taps: string[] = [];
  await open({ person: bea, onClick: () => void taps.push('tap') });
  document.querySelector('button')?.click();
  expect(taps).toEqual(['tap']);
  await screen.close();
  await open({ person: bea });
  expect(document.querySelectorAll('a, button')).toHaveLength(0);
  expect(screen.text()).toContain('Bea');
});

it('loads no picture of another host', async () => {
  await open({ person: { ...bea, faceURL: 'https://evil.example/bea.png' } });
  expect(document.querySelector('img')).toBeNull();
});

it('shows the support account as the brand, whatever it calls itself', async () => {
  await open({ person: { ...bea, userID: 'desk-7', remark: 'Kim' } });
  expect(screen.text()).toContain(chat.supportName.replace('{{name}}', 'Plain'));
  expect(screen.text()).toContain(chat.official);
  expect(screen.text()).not.toMatch(/Bea|Kim/);
});

it.each([
  [{ ...bea, remark: 'My cellist' }, 'My cellist'],
  [{ ...bea, remark: ' \u202e' }, 'Bea'],
  [{ ...bea, nickname: '' }, chat.user.replace('{{id}}', '000417')],
  [{ ...bea, nickname: '\u200b', userID: 'x' }, chat.user.replace('{{id}}', 'x')],
  [{ ...bea, nickname: '', userID: '' }, chat.someone],
])('calls %j by the first name there is', async (person, name) => {
  await open({ person });
  expect(screen.text()).toBe(name);
});
