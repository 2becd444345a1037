import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readWhole } from './readWhole.ts';

const answer = (...parts: string[]): Readable =>
  Readable.from(parts.map((one) => Buffer.from(one)));

describe('readWhole', () => {
  it('reads to the end', async () => {
    expect((await readWhole(answer('ab', 'c'), 3)).toString()).toBe('abc');
    expect((await readWhole(answer('ab', 'c'), undefined)).toString()).toBe('abc');
    expect(await readWhole(answer(), 0)).toHaveLength(0);
  });

  it('takes no part for the whole', async () => {
    await expect(readWhole(answer('ab'), 3)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('fails for a connection that was gone before anybody read', async () => {
    const cut = new PassThrough();
    cut.write('ab');
    cut.destroy();
    await expect(readWhole(cut, 3)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('stops at what is larger than any file', async () => {
    const million = Buffer.alloc(1_000_000);
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          sent += 1;
          yield million;
        }
      })(),
    );
    await expect(readWhole(endless, undefined)).rejects.toMatchObject({ code: 'EMSGSIZE' });
    expect(sent).toBeLessThan(100);
  });
});
