import { register } from '../../../app/contract/session/register.ts';
import { type Listening, listenSandbox } from '../../../sandbox/listen.ts';
import { openTestSandbox, type TestSandbox } from '../../../sandbox/testing/openTestSandbox.ts';
import { plainBrand } from '../../../sandbox/testing/testBrands.data.ts';
import { eventNames, type Frame, type Sdk } from './sdk.ts';

export const names = ['ana', 'ben', 'cleo', 'dan'] as const;
export type Name = (typeof names)[number];

export type Heard = { event: string; data: string };

export type Person = {
  id: string;
  /** REST token. */
  token: string;
  chatToken: string;
  sdk: Sdk;
  /** Events since the last look, in the order they came. */
  heard: Heard[];
};

export type World = {
  sandbox: TestSandbox;
  people: Record<Name, Person>;
  id(name: Name): string;
  /** Opens one more connection of somebody, as another tab. Rejects with the frame of a refusal. */
  openTab(name: Name, config?: { isBatch?: boolean }, chatToken?: string): Promise<Person>;
  /** Waits until everybody has heard all there is to hear. @returns who heard what, and forgets it */
  settle(): Promise<Record<Name, Heard[]>>;
  close(): Promise<void>;
};

/** A sandbox with four people who know nothing of each other, all of them connected by the SDK. */
export async function openWorld(makeSdk: () => Sdk): Promise<World> {
  let now = Date.UTC(2026, 0, 2, 3, 4, 5);
  const sandbox = await openTestSandbox({
    // No two moments are the same.
    clock: () => {
      now += 1;
      return now;
    },
  });
  const listening: Listening = await listenSandbox(sandbox, 0);
  const url = `ws://127.0.0.1:${listening.port}/im`;
  const sdks: Sdk[] = [];
  const connect = async (
    { id, chatToken, token }: Omit<Person, 'sdk' | 'heard'>,
    config: { isBatch?: boolean } = {},
  ) => {
    const person: Person = { id, token, chatToken, sdk: makeSdk(), heard: [] };
    sdks.push(person.sdk);
    for (const event of eventNames)
      person.sdk.on(event, ({ data }: Frame) => person.heard.push({ event, data }));
    await person.sdk.login({ userID: id, token: chatToken, platformID: 5, url, ...config });
    return person;
  };
  const people = {} as Record<Name, Person>;
  for (const name of names) people[name] = await connect(await registerPerson(sandbox, name));
  const settle = async () => {
    for (const name of names) await people[name].sdk['getLoginStatus']?.();
    const heard = names.map((name) => [name, people[name].heard.splice(0)] as const);
    return Object.fromEntries(heard) as Record<Name, Heard[]>;
  };
  await settle();
  return {
    sandbox,
    people,
    id: (name) => people[name].id,
    openTab: (name, config, chatToken = people[name].chatToken) =>
      connect({ ...people[name], chatToken }, config),
    settle,
    close: async () => {
      // Not waited for: with a call unanswered, logging out of 2.3.0 never ends.
      for (const sdk of sdks) sdk['logout']?.().catch(() => undefined);
      await listening.close();
      await sandbox.close();
    },
  };
}

async function registerPerson(sandbox: TestSandbox, name: Name) {
  const { data, msg } = await sandbox.send(register, {
    packageId: plainBrand.packageId,
    platform: 'h5',
    deviceId: `device-of-${name}`,
    operationID: 'register',
    account: `${name}_1`,
    password: 'demo1234',
    nickName: name,
  });
  if (!data) throw new Error(`No person was made: ${msg}`);
  return { id: data.userId, token: data.token, chatToken: data.chatToken };
}
