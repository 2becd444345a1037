// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadFrom } from './download.ts';

const saved: string[] = [];
const note = (event: Event): void => {
  event.preventDefault();
  const link = event.target as HTMLAnchorElement;
  saved.push(`${link.getAttribute('href')} as ${link.download}`);
};
const answers = (status: number) => {
  const fetched = vi.fn(
    async (_address: string, _options: RequestInit) => new Response(null, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const own = `${window.location.origin}/media/a.pdf`;

beforeEach(() => document.addEventListener('click', note));
afterEach(() => {
  document.removeEventListener('click', note);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  saved.length = 0;
});

it('has the browser save what is of this site, once it is known to be there', async () => {
  const fetched = answers(200);
  await downloadFrom(own, 'plan.pdf');
  expect(fetched.mock.calls[0]?.[1].method).toBe('HEAD');
  expect(saved).toEqual([`${own} as plan.pdf`]);
});

it('asks no server that does not answer such questions twice', async () => {
  answers(405);
  await downloadFrom(own, 'plan.pdf');
  expect(saved).toHaveLength(1);
});

it('reads a file of another site first, so that the page stays', async () => {
  const fetched = answers(200);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:read');
  await downloadFrom('https://files.example/a.pdf', 'plan.pdf');
  expect(fetched.mock.calls[0]?.[1].method).toBe('GET');
  expect(saved).toEqual(['blob:read as plan.pdf']);
});

it('saves what the device has without a network', async () => {
  const fetched = answers(200);
  await downloadFrom(`blob:${window.location.origin}/1`, 'plan.pdf');
  expect(fetched).not.toHaveBeenCalled();
  expect(saved).toHaveLength(1);
});

it('saves nothing that is not there', async () => {
  answers(404);
  await expect(downloadFrom(own, 'plan.pdf')).rejects.toThrow();
  await expect(downloadFrom('https://files.example/a.pdf', 'plan.pdf')).rejects.toThrow();
  expect(saved).toEqual([]);
});
