// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { FeaturesProvider } from '../../../core/feature/features.tsx';
import type { SlotPart } from '../../../core/feature/slots.ts';
import common from '../../../locales/en-US/common.json';
import type { SearchProgress, SearchSectionProps } from '../../../parts/search/slots.ts';
import { FoundSections } from './FoundSections.tsx';

type Report = (progress: SearchProgress) => void;

let screen: ShownScreen;
const reports = new Map<string, Report>();
afterEach(async () => {
  await screen.close();
  reports.clear();
});

function Section({ id, isWhole, onProgress }: SearchSectionProps & { id: string }) {
  useEffect(() => {
    reports.set(id, (progress) => onProgress(id, progress));
  }, [id, onProgress]);
  return <p>{`${id} ${isWhole ? 'whole' : 'beside others'}`}</p>;
}

const First = (props: SearchSectionProps) => <Section id="first" {...props} />;
const Second = (props: SearchSectionProps) => <Section id="second" {...props} />;

// Sections that are as far as a test says.
const first = { id: 'first', order: 1, load: async () => First };
const second = { id: 'second', order: 2, load: async () => Second };

async function open(sections: SlotPart<'search.section'>[], section: string | null = null) {
  screen = await showScreen(
    <FeaturesProvider
      value={{ loaded: [], isIncomplete: false }}
      areas={[{ 'search.section': sections }]}
    >
      <FoundSections query="kite" section={section} />
    </FeaturesProvider>,
    { address: '/pages/chat/search?q=kite' },
    member().store,
  );
}

const report = (id: string, count: number, isSearching = false) =>
  act(async () => reports.get(id)?.({ count, isSearching }));
const status = () => document.querySelector('[role="status"]')?.textContent;

describe('FoundSections', () => {
  it('finds nothing only once every section has said so', async () => {
    await open([first, second]);
    await screen.shows('second beside others');
    await report('first', 0);
    expect(screen.text()).not.toContain('Nothing found');
    await report('second', 0, true);
    expect(screen.text()).not.toContain('Nothing found');
    await report('second', 0);
    expect(screen.text()).toContain('Nothing found');
    expect(status()).toBe('0 results');
  });

  it('says how many results there are, and offers people by name after them', async () => {
    await open([first, second]);
    await screen.shows('second beside others');
    await report('first', 2);
    await report('second', 3);
    expect(status()).toBe('5 results');
    expect(screen.text()).not.toContain('Nothing found');
    const offer = document.querySelector('a');
    expect(offer?.getAttribute('href')).toBe('/pages/chat/add-friend?q=kite');
  });

  it('shows a section while the code of another has not come', async () => {
    const never = new Promise<typeof First>(() => undefined);
    await open([{ ...first, load: () => never }, second]);
    await screen.shows('second beside others');
    await report('second', 1);
    expect(document.querySelector('[aria-label^="Loading"]')).toBeNull();
    expect(status()).toBe('');
  });

  it('says neither that it searches nor that there is nothing where a section cannot be loaded', async () => {
    let isReachable = false;
    const load = () =>
      isReachable ? Promise.resolve(First) : Promise.reject(new Error('offline'));
    await open([{ ...first, load }, second]);
    await screen.shows('second beside others');
    await report('second', 0);
    await screen.shows(common.tryAgain);
    expect(document.querySelector('[aria-label^="Loading"]')).toBeNull();
    expect(screen.text()).not.toContain('Nothing found');
    isReachable = true;
    await screen.tap(common.tryAgain);
    await screen.shows('first beside others');
    await report('first', 0);
    expect(screen.text()).toContain('Nothing found');
  });

  it('shows one section alone, whole, and waits for no other', async () => {
    await open([first, second], 'second');
    await screen.shows('second whole');
    expect(screen.text()).not.toContain('first');
    await report('second', 4);
    expect(status()).toBe('4 results');
  });
});
