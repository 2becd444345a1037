import * as fc from 'fast-check';
import type * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeInput } from '../../app/contract/gateway/encoding.ts';
import type { GatewayFunction } from '../../app/contract/gateway/gatewayFunction.ts';
import { gatewayFunctions } from '../../app/contract/gateway/gatewayFunctions.ts';
import { runs } from '../../tests/support/depth.ts';
import {
  join,
  makePerson,
  openWire,
  type Peer,
  textMessage,
  type Wire,
} from '../testing/gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let ada: Peer;
let known: string[];
beforeAll(async () => {
  sandbox = await openTestSandbox();
  wire = await openWire(sandbox);
  ada = await join(wire, await makePerson(sandbox, 'ada_1'));
  const ben = await join(wire, await makePerson(sandbox, 'ben_1'));
  const group = await ada.call('CreateGroup', {
    groupBaseInfo: { groupType: 0, groupName: 'Garden' },
    memberList: [{ userID: ben.userId }],
  });
  const sent = await ben.call('SendMessage', {
    ...{ recvID: ada.userId, groupID: '' },
    message: textMessage('hello'),
  });
  known = [
    ...[ada.userId, ben.userId, group.groupID, sent.clientMsgID],
    ...[`single_${ben.userId}`, `group_${group.groupID}`, `super_group_${group.groupID}`],
  ];
});
afterAll(async () => {
  await wire.close();
  await sandbox.close();
});

const oddTexts = [
  '',
  '0',
  'null',
  '{}',
  '[]',
  '\0',
  '\ud800',
  '😀',
  "'; --",
  '__proto__',
  'AtAllTag',
];
const oddNumbers = [0, 1, 2, 3, 4, -1, 1.5, 101, 2 ** 31, 2 ** 53 - 1, -(2 ** 53), 1e300];

const text = () =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.constantFrom(...oddTexts, 'x'.repeat(20_000)) },
    fc.string({ unit: 'binary', maxLength: 20 }),
  );

/** Values of a schema, now and then others; never what is too large for a frame. */
function valuesOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const inner = schema as unknown as {
    type: string;
    entries?: Record<string, v.GenericSchema>;
    wrapped?: v.GenericSchema;
    item?: v.GenericSchema;
    options?: readonly unknown[];
    literal?: unknown;
  };
  switch (inner.type) {
    case 'string':
      return text();
    case 'number':
      return fc.constantFrom(...oddNumbers, 2, 5, 101, 106, 1, 10);
    case 'boolean':
      return fc.boolean();
    case 'picklist':
      return fc.constantFrom(...(inner.options ?? []));
    case 'literal':
      return fc.constant(inner.literal);
    case 'union':
      return fc.oneof(...((inner.options ?? []) as v.GenericSchema[]).map(valuesOf));
    case 'array':
      return fc.array(valuesOf(inner.item as v.GenericSchema), { maxLength: 4 });
    case 'record':
      return fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(inner.entries ?? {}).map(([name, one]) => [name, valuesOf(one)]),
        ),
      );
    case 'optional':
    case 'nullish':
      return inner.wrapped
        ? fc.oneof({ weight: 3, arbitrary: valuesOf(inner.wrapped) }, fc.constant(undefined))
        : fc.constant(undefined);
    default:
      return fc.constant(undefined);
  }
}

const functions: readonly GatewayFunction[] = gatewayFunctions;
const named = functions.filter(({ name }) => name !== 'Login' && name !== 'Logout');

describe('bad data', () => {
  it.each(named)('is refused or answered by $name, and never breaks it', async (declared) => {
    const values = valuesOf(declared.input).map((value) => encodeInput(declared, value as never));
    const data = fc.oneof(
      { weight: 5, arbitrary: values },
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(data, async (sent) => {
        const reply = await ada.ask(declared.name, sent);
        expect([reply.event, reply.errCode === 812]).toEqual([declared.name, false]);
      }),
      { numRuns: runs(2, 25) },
    );
    ada.frames.length = 0;
    expect(await ada.call('GetLoginStatus')).toBe(101);
  });
});
