// @vitest-environment happy-dom
import { atom, useAtomValue } from 'jotai';
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { OverlayEntries } from '../../ui/overlayEntry.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import type { PartSource } from '../lazy/loadedParts.ts';
import { ActiveScreen } from '../screen/activeScreen.tsx';
import { type OpenedSheet, SheetHost, type SheetProps, useOpenSheet } from './SheetHost.tsx';

type NamedProps = SheetProps & { name: string; isBusy?: boolean };

/** Names of the sheets that are mounted, in view or not. */
const mounted: string[] = [];
function useMounted(name: string): void {
  useEffect(() => {
    mounted.push(name);
    return () => void mounted.splice(mounted.indexOf(name), 1);
  }, [name]);
}

function Named({ name, isBusy = false, isOpen, onClose }: NamedProps) {
  const openSheet = useOpenSheet();
  useMounted(name);
  const close = (): void => {
    if (!isBusy) onClose();
  };
  return (
    <Sheet open={isOpen} onClose={close} title={name} closeLabel={`Close ${name}`}>
      <button type="button" onClick={() => openSheet(named, { name: `In ${name}` })}>
        {`Open in ${name}`}
      </button>
    </Sheet>
  );
}
const load = vi.fn(async () => Named);
/** Not yet loaded at the start of a test. */
let named: PartSource<NamedProps>;

/** Comes with what opens it. */
function Question({ onClose }: { onClose: () => void }) {
  useMounted('question');
  return (
    <Dialog title="Sure?" onDismiss={onClose} actions={[{ label: 'Yes', onClick: onClose }]} />
  );
}

const isFrontAtom = atom(true);
const isThereAtom = atom(true);
let last: OpenedSheet<NamedProps>;
/** Called once what was opened is closed. */
const heard = vi.fn();

function Opener() {
  const openSheet = useOpenSheet();
  const open = (): void => {
    last = openSheet(named, { name: 'Ana' }, heard);
  };
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" onClick={() => openSheet(Question, {})}>
        Ask
      </button>
      <button type="button" onClick={() => openSheet(Named, { name: 'Tom' })}>
        Open what is here
      </button>
    </>
  );
}

/** What going back closes, the last one opened first. */
let entries: (() => (() => void) | null)[] = [];
const history = {
  add(close: () => (() => void) | null) {
    entries.push(close);
    return () => {
      entries = entries.filter((one) => one !== close);
    };
  },
};
const goBack = () => act(async () => entries.at(-1)?.()?.());

function Page() {
  return (
    <ActiveScreen active={useAtomValue(isFrontAtom)}>
      <OverlayEntries value={history}>
        <SheetHost>{useAtomValue(isThereAtom) && <Opener />}</SheetHost>
      </OverlayEntries>
    </ActiveScreen>
  );
}

let page: ShownScreen;
beforeEach(async () => {
  named = { load: () => load() };
  page = await showScreen(<Page />, {});
});
afterEach(async () => {
  await page.close();
  load.mockReset().mockImplementation(async () => Named);
  heard.mockReset();
  entries = [];
});

const shown = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].map(
    (one) => one.querySelector('h2')?.textContent,
  );
const bringToFront = (isFront: boolean) => act(async () => page.store.set(isFrontAtom, isFront));
const settled = (...names: string[]) =>
  page.settles(() => shown().join() === names.join() && mounted.join() === names.join());

/** Holds what moves until the end is called. */
function holdMovements(): () => void {
  let end = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  const moving = [{ finished, pending: false, playState: 'running' }];
  Reflect.set(Element.prototype, 'getAnimations', () => moving);
  return () => {
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
    end();
  };
}

it('opens a sheet, closes it by its button or by going back, and takes it away', async () => {
  for (const close of [() => page.tap('Close Ana'), goBack]) {
    await page.tap('Open');
    await settled('Ana');
    expect(entries).toHaveLength(1);
    await close();
    await settled();
    expect(entries).toHaveLength(0);
  }
});

it('opens nothing twice: neither at once, nor while it is on its way, nor once it is there', async () => {
  await act(async () => {
    page.control('Open').click();
    page.control('Open').click();
  });
  await settled('Ana');
  await page.tap('Open');
  await settled('Ana');
  await goBack();
  await settled();
});

it('opens what came with the page, once for two presses, and anew once it is closed', async () => {
  for (const close of [() => page.tap('Close Tom'), goBack]) {
    await act(async () => {
      page.control('Open what is here').click();
      page.control('Open what is here').click();
    });
    await settled('Tom');
    await page.tap('Open what is here');
    await settled('Tom');
    await close();
    await settled();
  }
  expect(load).not.toHaveBeenCalled();
});

it('opens over what came with the page what is fetched, and the other way round', async () => {
  await page.tap('Open what is here');
  await settled('Tom');
  await page.tap('Open in Tom');
  await settled('Tom', 'In Tom');
  await goBack();
  await settled('Tom');
  await goBack();
  await settled();
  await page.tap('Open');
  await settled('Ana');
  await page.tap('Open what is here');
  await settled('Ana', 'Tom');
  await goBack();
  await settled('Ana');
});

it('opens a question, which is gone at once', async () => {
  await page.tap('Ask');
  await page.shows('Sure?');
  await page.tap('Yes');
  expect(shown()).toEqual([]);
  expect(mounted.length).toBe(0);
});

it('opens over a sheet another one of the same kind, and closes it alone or both', async () => {
  for (const closed of ['In Ana', 'Ana']) {
    await page.tap('Open');
    await settled('Ana');
    await page.tap('Open in Ana');
    await settled('Ana', 'In Ana');
    expect(entries).toHaveLength(2);
    if (closed === 'In Ana') {
      await goBack();
      await settled('Ana');
      await goBack();
    } else await act(async () => last.close());
    await settled();
  }
});

it('gives the focus back to what opened it', async () => {
  const button = page.control('Open');
  button.focus();
  await page.tap('Open');
  await settled('Ana');
  await page.settles(() => document.activeElement !== button);
  await page.tap('Close Ana');
  await settled();
  await page.settles(() => document.activeElement === button);
});

it('stays where what opened it leaves the page, and hears what has changed', async () => {
  await page.tap('Open');
  await settled('Ana');
  await act(async () => page.store.set(isThereAtom, false));
  await act(async () => last.update(() => ({ name: 'Eve' })));
  await settled('Eve');
  await goBack();
  await settled();
});

it('says why where it does not come, and leaves the page as it is', async () => {
  load.mockImplementation(() => Promise.reject(new Error('absent')));
  await page.tap('Open');
  await page.settles(() => page.said().includes('Check your network'));
  expect(shown()).toEqual([]);
  load.mockImplementation(async () => Named);
  await page.tap('Open');
  await settled('Ana');
});

it('closes when the page is left, and comes not after it', async () => {
  let come = (_: typeof Named): void => undefined;
  await page.tap('Open');
  await settled('Ana');
  await bringToFront(false);
  await settled();
  await bringToFront(true);
  await settled();
  load.mockImplementation(() => new Promise((resolve) => (come = resolve)));
  await page.tap('Open');
  await bringToFront(false);
  await bringToFront(true);
  await act(async () => come(Named));
  await settled();
});

it('tells whoever opened it that it is closed, by whatever, once', async () => {
  const closings = [
    () => page.tap('Close Ana'),
    goBack,
    () => act(async () => last.close()),
    () => bringToFront(false),
  ];
  for (const [index, close] of closings.entries()) {
    await page.tap('Open');
    await settled('Ana');
    await close();
    await settled();
    await act(async () => last.close());
    await bringToFront(true);
    expect(heard).toHaveBeenCalledTimes(index + 1);
  }
});

it('tells so as well where it does not come, and where the page is not in front', async () => {
  load.mockImplementation(() => Promise.reject(new Error('absent')));
  await page.tap('Open');
  await page.settles(() => heard.mock.calls.length === 1);
  await bringToFront(false);
  await page.tap('Open');
  expect(heard).toHaveBeenCalledTimes(2);
});

it('opens nothing at a page that is not in front', async () => {
  await bringToFront(false);
  await page.tap('Open');
  await bringToFront(true);
  await settled();
});

it('is out of view, and there again, where it does not let itself be closed when the page is left', async () => {
  await page.tap('Open');
  await settled('Ana');
  await act(async () => last.update(() => ({ isBusy: true })));
  await bringToFront(false);
  await page.settles(() => shown().length === 0);
  expect(mounted).toEqual(['Ana']);
  await bringToFront(true);
  await settled('Ana');
  await act(async () => last.close());
  await settled();
});

it('is taken away when it has moved out of view, not before', async () => {
  await page.tap('Open');
  await settled('Ana');
  const end = holdMovements();
  await page.tap('Close Ana');
  expect(shown()).toEqual(['Ana']);
  expect(mounted).toEqual(['Ana']);
  // Meanwhile it can be opened anew.
  await page.tap('Open');
  await page.settles(() => shown().length === 2);
  end();
  await settled('Ana');
});

it('is gone at once where the page is left: it does not move out over another one', async () => {
  await page.tap('Open');
  await settled('Ana');
  const end = holdMovements();
  await bringToFront(false);
  await page.settles(() => shown().length === 0);
  expect(mounted).toEqual([]);
  end();
});
