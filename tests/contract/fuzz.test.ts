import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../app/contract/call.ts';
import { calls } from '../../app/contract/calls.ts';
import { makeRequest } from '../../sandbox/testing/openTestSandbox.ts';
import { runs } from '../support/depth.ts';
import { inputArbitrary } from './support/inputArbitrary.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.sandbox.close());

const all: readonly Call[] = calls;

/** Whatever was sent: an envelope with a code and a sentence, and no failure inside. */
async function expectEnvelope(request: Request): Promise<void> {
  const response = await world.sandbox.fetch(request, { address: world.address() });
  const body: unknown = await response.json();
  expect(body).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
  const { code, msg } = body as { code: number; msg: string };
  if (code !== 0) expect(msg).not.toBe('');
  expect(world.sandbox.logs.at(-1)?.failure).toBeUndefined();
  expect(response.status).toBeLessThan(500);
  world.sandbox.logs.length = 0;
}

describe.each(all)('$name', (call) => {
  it('answers an envelope to any JSON', async () => {
    const { token } = await world.person();
    const file = new Blob(['no picture']);
    await fc.assert(
      fc.asyncProperty(inputArbitrary(call.input), (input) =>
        expectEnvelope(makeRequest(call, input, { token, file })),
      ),
      { numRuns: runs(5, 100) },
    );
  });

  it('answers an envelope to any bytes and headers', async () => {
    const { token } = await world.person();
    const header = fc
      .string({ unit: 'binary-ascii' })
      .map((text) => text.replace(/[^\x20-\x7e]/g, ''));
    const type = fc.oneof(
      fc.constantFrom('application/json', 'multipart/form-data; boundary=x', 'multipart/form-data'),
      header,
    );
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: 'binary' }).map((text) => Buffer.from(`${part}${text}\r\n--x--`)),
      fc.json().map((text) => Buffer.from(text)),
    );
    const others = fc.record({ language: header, 'Idempotency-Key': header });
    await fc.assert(
      fc.asyncProperty(type, body, others, async (contentType, bytes, headers) => {
        const sent = new Headers({ ...headers, token, 'content-type': contentType });
        const url = `http://plain.localhost/api${call.path}`;
        const request = new Request(url, {
          method: 'POST',
          headers: sent,
          body: Buffer.from(bytes),
        });
        await expectEnvelope(request);
      }),
      { numRuns: runs(3, 40) },
    );
  });
});
