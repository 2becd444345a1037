// @vitest-environment happy-dom
import fc from 'fast-check';
import { act, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/depth.ts';
import {
  createPageTranslator,
  type PageTranslator,
  type TranslationWay,
  translationWays,
} from '../../../tests/support/pageTranslator.ts';
import { followTranslation } from './followTranslation.ts';

type Piece = {
  key: number;
  shape: 'text' | 'element' | 'named' | 'nested' | 'nothing';
  words: string;
};

/** As screens are made: texts beside elements and other texts, some of which come, go and change places. */
function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ key, shape, words }) => {
    if (shape === 'nothing') return null;
    if (shape === 'text') return <Fragment key={key}>{words}</Fragment>;
    if (shape === 'named')
      return (
        <Fragment key={key}>
          {words}: {words.length} <b>{words}</b>
        </Fragment>
      );
    return <i key={key}>{shape === 'nested' ? [words, <b key="b">{words}</b>, words] : words}</i>;
  });
}

const page = (pieces: readonly Piece[]): ReactNode => (
  <main>
    <Pieces pieces={pieces} />
    {pieces.length === 1 ? (
      <p>{pieces[0]?.words}</p>
    ) : (
      <p>
        {pieces.length} <Pieces pieces={pieces.slice(1)} />
      </p>
    )}
  </main>
);

const arbitraryPieces = fc.uniqueArray(
  fc.record({
    key: fc.nat(5),
    shape: fc.constantFrom<Piece['shape'][]>('text', 'element', 'named', 'nested', 'nothing'),
    words: fc.constantFrom('', 'one', 'two', 'three', ' '),
  }),
  { selector: ({ key }) => key, maxLength: 6 },
);

/** A screen and its translator, which is there before the app, as browsers are. */
function openPage(way: TranslationWay, mark: string) {
  const host = document.body.appendChild(document.createElement('div'));
  const translator: PageTranslator = createPageTranslator({ way, mark });
  const leave = followTranslation();
  const root = createRoot(host);
  return {
    ...translator,
    show: (screen: ReactNode) => act(async () => root.render(screen)),
    /** The markup without what is the translator's. */
    reads: () => host.innerHTML.replaceAll(/<\/?font[^>]*>/g, '').replaceAll(mark || '*', ''),
    /** Words that the translator has not seen. */
    untranslated: () =>
      (way === 'rewrite'
        ? host.innerHTML
        : host.innerHTML.replaceAll(/<font.*?<\/font><\/font>/g, '')
      )
        .split(/<[^>]*>/)
        .filter((words) => words.trim() !== '' && !words.trim().startsWith('*')),
    close: async () => {
      translator.stop();
      await act(async () => root.unmount());
      expect(host.innerHTML).toBe('');
      leave();
      host.remove();
    },
  };
}

/** What React makes of a screen that nobody translates. */
async function untranslated(screen: ReactNode): Promise<string> {
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () => root.render(screen));
  const markup = host.innerHTML;
  await act(async () => root.unmount());
  return markup;
}

const balance = (amount: string, isHidden: boolean, news: string | null): ReactNode => (
  <p>
    {news && <b>{news}</b>}
    You have {isHidden ? <i>nothing to see</i> : amount} points
    {isHidden ? null : ' for now'}
  </p>
);

describe.each(translationWays)('a page whose translator does as follows: %s', (way) => {
  // What is wrapped is the text of the page itself.
  const mark = way === 'wrap' ? '' : '*';

  it('shows an amount as it is now, once, and none where it is hidden', async () => {
    const shown = openPage(way, mark);
    shown.start();
    await shown.show(balance('1.00', false, null));
    await shown.show(balance('2.50', false, 'A gift!'));
    expect(shown.reads()).toBe('<p><b>A gift!</b>You have 2.50 points for now</p>');
    await shown.show(balance('2.50', true, 'A gift!'));
    expect(shown.reads()).toBe('<p><b>A gift!</b>You have <i>nothing to see</i> points</p>');
    await shown.show(balance('3.00', false, null));
    expect(shown.reads()).toBe('<p>You have 3.00 points for now</p>');
    expect(shown.untranslated()).toEqual([]);
    await shown.close();
  });

  it('says what the app says, whatever comes, goes, moves and changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ pieces: arbitraryPieces, turn: fc.constantFrom('start', 'stop', 'go') }),
          {
            minLength: 2,
            maxLength: 6,
          },
        ),
        async (steps) => {
          const shown = openPage(way, mark);
          try {
            for (const { pieces, turn } of steps) {
              if (turn === 'start') shown.start();
              if (turn === 'stop') shown.stop();
              await shown.show(page(pieces));
              const markup = await untranslated(page(pieces));
              expect(shown.reads()).toBe(markup);
              if (turn === 'start') expect(shown.untranslated()).toEqual([]);
            }
          } finally {
            await shown.close();
          }
        },
      ),
      { numRuns: runs(25, 500) },
    );
  });
});
