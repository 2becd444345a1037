import { describe, expect, it } from 'vitest';
import { createTextPacks } from './textPacks.ts';

const packs: Record<string, object> = {
  '/locales/en-US/pack.app.1.json': { '/locales/en-US/chat.list.2.json': { title: 'Chats' } },
  '/locales/en-US/pack.game.3.json': { '/locales/en-US/game.page.4.json': { title: 'Game' } },
};

function kept(lost: readonly string[] = []) {
  const asked: string[] = [];
  const answer = createTextPacks(['/assets/a.js', ...Object.keys(packs)], async (url) => {
    asked.push(url);
    return lost.includes(url) ? undefined : Response.json(packs[url]);
  });
  return { asked, answer };
}

describe('texts out of packs', () => {
  it.each([
    ['/locales/en-US/chat.list.2.json', 'Chats'],
    ['/locales/en-US/game.page.4.json', 'Game'],
  ])('answers %s as the file itself would', async (path, title) => {
    const found = await kept().answer(path);
    expect(found?.headers.get('content-type')).toBe('application/json');
    expect(await found?.text()).toBe(JSON.stringify({ title }));
  });

  it('reads each pack once', async () => {
    const { asked, answer } = kept();
    for (let time = 0; time < 3; time += 1) await answer('/locales/en-US/chat.list.2.json');
    expect(asked).toEqual(['/locales/en-US/pack.app.1.json']);
  });

  it.each([
    '/locales/es-ES/chat.list.2.json',
    '/locales/en-US/chat.list.older.json',
    '/assets/a.js',
    '/',
  ])('leaves %s to the network', async (path) => expect(await kept().answer(path)).toBeNull());

  it('leaves to the network what was lost', async () => {
    const { answer } = kept(['/locales/en-US/pack.app.1.json']);
    expect(await answer('/locales/en-US/chat.list.2.json')).toBeNull();
  });
});
