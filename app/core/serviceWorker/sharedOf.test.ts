import { describe, expect, it } from 'vitest';
import { sharedOf, shareLimits } from './sharedOf.ts';

type Fields = { title?: string; text?: string; url?: string };

function form(fields: Fields, files: readonly File[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const file of files) data.append('files', file);
  return data;
}
const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);
/** Says that it has so many bytes. */
const sized = (name: string, size: number) =>
  Object.defineProperty(file(name), 'size', { value: size });

describe('the text that is shared', () => {
  const page = 'https://a.example/b';
  it.each<[string, Fields, string]>([
    ['a text', { text: 'Hello' }, 'Hello'],
    ['a page', { title: 'Kites', url: page }, `Kites\n${page}`],
    ['a page whose address is the text', { title: 'Kites', text: page }, `Kites\n${page}`],
    ['a page with words', { title: 'Kites', text: 'Look', url: page }, `Kites\nLook\n${page}`],
    ['an address that the text has', { text: `Look ${page}`, url: page }, `Look ${page}`],
    ['a title that the text has', { title: 'Kites', text: 'Kites fly' }, 'Kites fly'],
    ['lines as phones write them', { text: ' a\r\nb\rc ' }, 'a\nb\nc'],
    ['nothing', {}, ''],
  ])('%s', (_, fields, text) => {
    expect(sharedOf(form(fields))).toEqual({ text, files: [], leftOut: 0 });
  });

  it('is not the name of a file that came without one', () => {
    expect(sharedOf(form({ title: 'IMG_1.jpg' }, [file('IMG_1.jpg')])).text).toBe('');
    expect(sharedOf(form({ title: 'Trip', text: 'At sea' }, [file('a')])).text).toBe(
      'Trip\nAt sea',
    );
  });

  it('has an end', () => {
    expect(sharedOf(form({ text: 'a'.repeat(200_000) })).text).toHaveLength(shareLimits.text);
  });

  it('is taken from texts alone', () => {
    const data = form({});
    data.append('text', file('a.txt'));
    expect(sharedOf(data)).toEqual({ text: '', files: [], leftOut: 0 });
  });
});

describe('the files that are shared', () => {
  const names = (data: FormData) => sharedOf(data).files.map(({ name }) => name);

  it('keep their order, and nothing stands for a field without one', () => {
    expect(names(form({}, [file('b'), file('a')]))).toEqual(['b', 'a']);
    expect(sharedOf(form({}, [file('', 0)]))).toEqual({ text: '', files: [], leftOut: 0 });
  });

  it('are so many at most', () => {
    const files = Array.from({ length: shareLimits.files + 3 }, (_, number) => file(`${number}`));
    const shared = sharedOf(form({}, files));
    expect([shared.files.length, shared.leftOut]).toEqual([shareLimits.files, 3]);
  });

  it('are so large together at most', () => {
    const files = [sized('a', shareLimits.bytes - 1), sized('b', 2), sized('c', 1)];
    const given = { get: () => null, getAll: () => files } as unknown as FormData;
    const shared = sharedOf(given);
    expect([shared.files.map(({ name }) => name), shared.leftOut]).toEqual([['a', 'c'], 1]);
  });
});
