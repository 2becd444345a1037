// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RowLink } from './RowLink.tsx';

let root: Root;
let place: string;
let go: (to: string) => void;
let draws: number;
const link = () => document.querySelector('a');

function Place() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  place = pathname + search;
  go = (to) => void navigate(to);
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  draws = 0;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Place />
        <Profiler
          id="link"
          onRender={() => {
            draws += 1;
          }}
        >
          <RowLink to="/pages/chat?id=a b">A row</RowLink>
        </Profiler>
      </MemoryRouter>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('leads to its page', async () => {
  expect(link()?.getAttribute('href')).toBe('/pages/chat?id=a b');
  await act(async () => link()?.click());
  expect(place).toBe('/pages/chat?id=a b');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  async (key) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    await act(async () => void link()?.dispatchEvent(click));
    expect(click.defaultPrevented).toBe(false);
    expect(place).toBe('/');
  },
);

it('is not drawn anew when another page opens', async () => {
  expect(draws).toBe(1);
  await act(async () => go('/pages/other'));
  expect(place).toBe('/pages/other');
  expect(draws).toBe(1);
});
