import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { runs } from '../../tests/support/depth.ts';
import { createTestClient } from '../../tests/support/transport/testClient.ts';
import { CallError } from '../contract/callError.ts';
import { calls } from '../contract/calls.ts';
import { dictMaps } from '../contract/platform/dictMaps.ts';
import { editNick } from '../contract/user/editNick.ts';
import { mine } from '../contract/user/mine.ts';
import { uploadAvatar } from '../contract/user/uploadAvatar.ts';
import { readEnvelope } from './readEnvelope.ts';

const codes = [0, 401, 402, 403, 404, 500, 1001, 1002, 1005, 1006, 2002, 3001, -1, 1.5, 1e300];
const envelope = fc.record(
  {
    code: fc.oneof(fc.constantFrom(...codes), fc.jsonValue()),
    msg: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
    data: fc.oneof(
      fc.record({
        nickName: fc.string(),
        avatar: fc.string(),
        maps: fc.jsonValue(),
        retryAfter: fc.jsonValue(),
      }),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  envelope.map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'null',
    '{',
    '[[[[',
    '{"__proto__":{"code":0}}',
    '{"code":0,"code":401}',
    `"${'x'.repeat(9_999)}"`,
  ),
);
const bytes = fc.oneof(
  body.map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 64 }).map((array) => new Uint8Array(array)),
);
const reply = fc.record({
  bytes,
  status: fc.oneof(
    fc.constant(200),
    fc.constantFrom(201, 204, 205, 301, 304, 400, 401, 403, 404, 418, 429, 451, 500, 502, 599),
  ),
  type: fc.oneof(
    fc.constant('application/json'),
    fc.constantFrom(
      'application/json; charset=utf-8',
      'application/problem+json',
      'text/html',
      'image/png',
      'JSON',
      '',
    ),
  ),
});

const nullBody = [204, 205, 304];

it('turns whatever comes back into an output as declared, or into a CallError', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(reply, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('edit', 'mine', 'maps', 'upload'),
      async (replies, which) => {
        let count = 0;
        const next = () => {
          const one = replies[count % replies.length];
          count += 1;
          if (!one) throw new Error('There is always a reply.');
          return one;
        };
        const world = createTestClient(
          () => {
            const { bytes: content, status, type } = next();
            return new Response(nullBody.includes(status) ? null : content, {
              status,
              headers: type === '' ? {} : { 'content-type': type },
            });
          },
          {
            upload: async () => {
              const { bytes: content, status, type } = next();
              return { status, contentType: type, text: new TextDecoder().decode(content) };
            },
          },
        );
        world.session.now = { token: 't', userId: 'u' };
        const { client } = world;
        const [call, work] = {
          edit: () => [editNick, client.call(editNick, { nickName: 'Bo' })] as const,
          mine: () => [mine, client.call(mine, {})] as const,
          maps: () => [dictMaps, client.call(dictMaps, {})] as const,
          upload: () => [uploadAvatar, client.upload(uploadAvatar, {}, new Blob(['x']))] as const,
        }[which]();
        try {
          const output = await world.time.until<unknown>(work);
          expect(v.is(call.output, output)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(CallError);
        }
        expect(count).toBeLessThanOrEqual(100);
        expect(Object.prototype).not.toHaveProperty('code');
      },
    ),
    { numRuns: runs(25, 400) },
  );
});

it.each(calls.map((call) => [call.name, call] as const))(
  'says of %s that its reply is not as declared',
  (_name, call) => {
    expect(readEnvelope(call, { code: 0, msg: '', data: 'no object' })).toMatchObject({
      ok: false,
      failure: { kind: 'contract', path: 'data' },
    });
  },
);
