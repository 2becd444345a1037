// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('goes round the radios by arrow keys without choosing, and Tab finds the chosen one', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const chosen: string[] = [];
  act(() =>
    root.render(
      <List role="radiogroup" label="Language">
        {['a', 'b', 'c'].map((name) => (
          <ListRow
            key={name}
            title={name}
            checked={name === 'b'}
            onClick={() => chosen.push(name)}
          />
        ))}
      </List>,
    ),
  );
  const radios = [...place.querySelectorAll<HTMLElement>('[role="radio"]')];
  expect(radios.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  radios[1]?.focus();
  const press = (key: string): string | null | undefined => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.activeElement?.textContent;
  };
  expect(press('ArrowDown')).toBe('c');
  expect(press('ArrowDown')).toBe('a');
  expect(press('ArrowUp')).toBe('c');
  expect(press('a')).toBe('c');
  expect(chosen).toEqual([]);
  act(() => root.unmount());
});
