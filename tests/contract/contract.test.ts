import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../app/contract/call.ts';
import { calls } from '../../app/contract/calls.ts';
import type { DeclaredError } from '../../app/contract/declaredError.ts';
import type { Answer } from '../../sandbox/testing/openTestSandbox.ts';
import { allCases } from './cases/allCases.ts';
import type { Case } from './support/cases.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.sandbox.close());

const all: readonly Call[] = calls;
const members = all.filter((call) => call.auth === 'member');

describe.each(all)('$name', (call) => {
  const cases: { good: Case; errors: Partial<Record<string, Case>> } =
    allCases[call.name as keyof typeof allCases];

  it('answers as declared', async () => {
    const answer = await cases.good(world);
    expect(answer).toMatchObject({ status: 200, code: 0, msg: '' });
    expect(v.parse(call.output, answer.data)).toEqual(answer.data);
    expectSafeHeaders(answer);
  });

  it.each(call.errors)('answers $name', async (error) => {
    const found = cases.errors[error.name];
    if (!found) throw new Error(`${call.name} declares ${error.name}, and no case shows it.`);
    expectFailure(await found(world), error);
  });

  it('has no case of an error it does not declare', () => {
    expect(Object.keys(cases.errors).sort()).toEqual(call.errors.map(({ name }) => name).sort());
  });
});

describe.each(members)('$name, a call of members', (call) => {
  it('answers 401 without a token, and with one nobody has', async () => {
    for (const options of [{}, { token: 'nobody' }]) {
      const answer = await world.send(call, {}, options);
      expect(answer).toMatchObject({ status: 200, code: 401, data: null });
      expect(answer.msg).not.toBe('');
    }
  });

  it('answers 401 when the token has expired, and 403 when another device took over', async () => {
    const person = await world.person();
    world.letTokensExpire();
    expect((await world.as(person, call, {})).code).toBe(401);
    await world.login(person);
    expect(await world.as(person, call, {})).toMatchObject({ status: 200, code: 403 });
  });
});

function expectFailure(answer: Answer, { code, meaning, data }: DeclaredError): void {
  expect(answer).toMatchObject({ status: 200, code });
  expect(answer.msg).toContain(meaning);
  if (data) expect(v.parse(data, answer.data)).toEqual(answer.data);
  else expect(answer.data).toBeNull();
  expectSafeHeaders(answer);
}

function expectSafeHeaders({ headers }: Answer): void {
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
}
