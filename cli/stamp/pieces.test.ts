import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceMark } from '../../app/brand/stampedFrames.ts';
import { type Pieces, takeApart } from './pieces.ts';

const fill = ({ shared, rows }: Pieces, version: number): string =>
  shared.replace(pieceMark, (_, number: string) => rows[Number(number)]?.[version] ?? '');

const markup = fc
  .array(
    fc.constantFrom(
      ...['<p>', '</p>', 'Log in', 'Sign up', '<a href="/x">', '</a>', '<b title="Log in">', ' '],
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

describe('takeApart', () => {
  it('keeps words and values of attributes apart from what holds them', () => {
    const taken = takeApart([
      '<p class="a" title="Home">Log in</p>',
      '<p class="a" title="Inicio">Entrar</p>',
    ]);
    expect(taken).toEqual({
      shared: '<p class="a" title="<#0>"><#1></p>',
      rows: [
        ['Home', 'Inicio'],
        ['Log in', 'Entrar'],
      ],
    });
  });

  it('uses a piece again', () => {
    const first = takeApart(['<p>Log in</p>', '<p>Entrar</p>']);
    const second = takeApart(['<b>Log in</b>', '<b>Entrar</b>'], first.rows);
    expect(second.shared).toBe('<b><#0></b>');
    expect(second.rows).toHaveLength(1);
  });

  it('follows words that come in another order', () => {
    const versions = [
      'I accept <a href="/t">the terms</a> of <b>Acme</b>.',
      '<b>Acme</b> <a href="/t">Bedingungen</a>!',
    ];
    const taken = takeApart(versions);
    expect(versions.map((_, version) => fill(taken, version))).toEqual(versions);
  });

  it('gives every version again', () => {
    fc.assert(
      fc.property(fc.array(markup, { minLength: 1, maxLength: 4 }), (versions) => {
        const taken = takeApart(versions);
        expect(versions.map((_, version) => fill(taken, version))).toEqual(versions);
      }),
    );
  });
});
