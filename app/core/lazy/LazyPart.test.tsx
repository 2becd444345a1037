// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { LazyPart } from './LazyPart.tsx';
import type { PartSource } from './loadedParts.ts';

const Part = ({ name }: { name: string }) => <p>{`Part of ${name}`}</p>;
function Waiting({ name, waited }: { name: string; waited: string[] }) {
  waited.push(name);
  return null;
}
const Other = ({ name }: { name: string }) => <p>{`Other of ${name}`}</p>;
let screen: ShownScreen | null = null;

async function open(
  source: PartSource<{ name: string }>,
  services: { recover?: () => Promise<void>; loadTexts?: () => Promise<void> } = {},
  more: {
    isAside?: boolean;
    placeholder?: ReactNode;
    onFailed?: () => void;
    onClose?: () => void;
  } = {},
): Promise<ShownScreen> {
  screen = await showScreen(
    <>
      <label htmlFor="beside">Beside</label>
      <input id="beside" />
      <LazyPart source={source} props={{ name: 'Ana' }} {...more} />
    </>,
    { services },
  );
  return screen;
}

function Changing({ a, b }: Record<'a' | 'b', PartSource<{ name: string }>>) {
  const [isChanged, setIsChanged] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsChanged(true)}>
        Change
      </button>
      <LazyPart source={isChanged ? b : a} props={{ name: 'Ana' }} />
    </>
  );
}

afterEach(async () => {
  await screen?.close();
  screen = null;
});

describe('LazyPart', () => {
  it('shows the part once its code and texts are there', async () => {
    const loadTexts = vi.fn(() => Promise.resolve());
    const { shows } = await open(
      { load: () => Promise.resolve(Part), namespaces: ['common.form'] },
      { loadTexts },
    );
    await shows('Part of Ana');
    expect(loadTexts).toHaveBeenCalledWith(['common.form']);
  });

  it('tries to mend the page when code does not come, offers another try, and keeps what is around', async () => {
    let isThere = false;
    const load = () => (isThere ? Promise.resolve(Part) : Promise.reject(new Error('absent')));
    const recover = vi.fn(() => Promise.resolve());
    const { shows, tap, control } = await open({ load }, { recover });
    (control('Beside') as HTMLInputElement).value = 'typed';
    await shows('This page didn');
    expect(recover).toHaveBeenCalledTimes(1);
    isThere = true;
    await tap('Try again');
    await shows('Part of Ana');
    expect((control('Beside') as HTMLInputElement).value).toBe('typed');
  });

  it('counts texts that do not come as a failure too', async () => {
    const { shows } = await open(
      { load: () => Promise.resolve(Part) },
      { loadTexts: () => Promise.reject(new Error('absent')) },
    );
    await shows('This page didn');
  });

  it('is nothing within something else where it cannot come, and comes by itself with the network', async () => {
    let isThere = false;
    const load = vi.fn(() =>
      isThere ? Promise.resolve(Part) : Promise.reject(new Error('absent')),
    );
    const recover = vi.fn(() => Promise.resolve());
    const onFailed = vi.fn();
    const more = { isAside: true, placeholder: <i>Coming</i>, onFailed };
    const { shows, settles, has, text } = await open({ load }, { recover }, more);
    await settles(() => onFailed.mock.calls.length > 0);
    expect(text()).toBe('BesideComing');
    expect(has('Try again')).toBe(false);
    isThere = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    await shows('Part of Ana');
    // The page there is was worth more to the person than this part of it.
    expect(recover).not.toHaveBeenCalled();
  });

  it('takes no room beside something else before it comes, where nothing stands in for it', async () => {
    const load = () => new Promise<typeof Part>(() => undefined);
    const { control } = await open({ load });
    expect(control('Beside').nextElementSibling).not.toBeNull();
    await screen?.close();
    await open({ load }, {}, { isAside: true });
    expect(screen?.control('Beside').nextElementSibling).toBeNull();
  });

  it('closes what a press has opened where it cannot come, and says why', async () => {
    const load = () => Promise.reject(new Error('absent'));
    const onClose = vi.fn();
    const { text, said, settles } = await open({ load }, {}, { onClose });
    await settles(() => said() !== '');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(said()).toContain('Check your network');
    expect(text()).toBe('Beside');
  });

  it('comes by itself with the network also where it says that it is missing', async () => {
    let isThere = false;
    const load = () => (isThere ? Promise.resolve(Part) : Promise.reject(new Error('absent')));
    const recover = vi.fn(() => Promise.resolve());
    const { shows } = await open({ load }, { recover });
    await shows('This page didn');
    await act(async () => window.dispatchEvent(new Event('online')));
    await shows('This page didn');
    isThere = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    await shows('Part of Ana');
    // Only what the person asks for may load the page anew.
    expect(recover).toHaveBeenCalledTimes(1);
  });

  it('is there at once where it has been shown before', async () => {
    const source: PartSource<{ name: string }> = { load: async () => Part };
    const waited: string[] = [];
    for (const name of ['Ana', 'Eve']) {
      screen = await showScreen(
        <LazyPart
          source={source}
          props={{ name }}
          placeholder={<Waiting name={name} waited={waited} />}
        />,
        { texts: {} },
      );
      await screen.shows(`Part of ${name}`);
      await screen.close();
    }
    expect(new Set(waited)).toEqual(new Set(['Ana']));
    screen = null;
  });

  it('follows its source', async () => {
    const sources = { a: { load: async () => Part }, b: { load: async () => Other } };
    screen = await showScreen(<Changing {...sources} />, { texts: {} });
    const { shows, tap } = screen;
    await shows('Part of Ana');
    await tap('Change');
    await shows('Other of Ana');
  });
});
