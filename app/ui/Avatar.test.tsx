// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';
import type { Face } from './face.ts';

const face = (seed: string, changes: Partial<Face> = {}): Face => ({
  name: `${seed} Reyes`,
  seed,
  src: null,
  ...changes,
});
const people = ['ana', 'ben', 'cleo', 'dan', 'eva'].map((id) => face(id));
const classOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1];

describe('Avatar', () => {
  it('keeps the hue of a person who takes another name', () => {
    const [before, after] = ['Ana', 'Zoe'].map((name) =>
      renderToString(<Avatar {...face('ana', { name })} />),
    );
    expect(classOf(before ?? '')).toBe(classOf(after ?? ''));
    expect(after).toContain('>Z<');
  });

  it('shows at most four members of a group without a picture, and the picture where it has one', () => {
    const group = face('hikers', { name: 'Sunday hikers' });
    const mosaic = renderToString(<Avatar {...group} kind="group" members={people} />);
    expect(mosaic.match(/>[ABCDE]</g)).toEqual(['>A<', '>B<', '>C<', '>D<']);
    const pictured = renderToString(
      <Avatar {...group} src="https://a.example/g.png" kind="group" members={people} />,
    );
    expect(pictured.match(/<img/g)).toHaveLength(1);
    expect(pictured).not.toContain('>A<');
  });

  it('shows the photos of the members who have one', () => {
    const members = [face('ana', { src: 'https://a.example/a.png' }), face('ben')];
    const html = renderToString(<Avatar {...face('duo')} kind="group" members={members} />);
    expect(html).toContain('src="https://a.example/a.png"');
    expect(html).toContain('>B<');
  });

  it('falls back to the initials of a group whose members are not known', () => {
    const group = face('hikers', { name: 'Sunday hikers' });
    for (const members of [[], people.slice(0, 1)])
      expect(renderToString(<Avatar {...group} kind="group" members={members} />)).toContain('SH');
  });

  it('shows a glyph for a channel and for a name without letters', () => {
    for (const html of [
      renderToString(<Avatar {...face('market', { name: 'Market days' })} kind="channel" />),
      renderToString(<Avatar {...face('u1', { name: '🎉' })} />),
    ])
      expect(html).toContain('<svg');
  });

  it('never shows the picture of one person in the place of another', async () => {
    const place = document.createElement('div');
    const root = createRoot(place);
    const show = (seed: string) =>
      act(async () =>
        root.render(<Avatar {...face(seed, { src: `https://a.example/${seed}.png` })} />),
      );
    await show('ana');
    const before = place.querySelector('img');
    await show('ben');
    expect(place.querySelector('img')?.src).toBe('https://a.example/ben.png');
    expect(place.querySelector('img')).not.toBe(before);
    await act(async () => root.unmount());
  });
});
