import { like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages, users } from '../database/schema.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { seedSandbox } from './seed.ts';

let sandbox: TestSandbox;

const everybody = () => sandbox.services.db.read.select().from(users);

describe('seedSandbox', () => {
  beforeEach(async () => {
    sandbox = await openTestSandbox();
  });
  afterEach(() => sandbox.close());

  it('changes nothing where the people are there, and completes what was cut short', async () => {
    await seedSandbox(sandbox);
    const before = await everybody();
    expect(await seedSandbox(sandbox)).toBe(0);
    await sandbox.services.db.write((tx) => tx.update(users).set({ avatar: '' }));
    expect(await seedSandbox(sandbox)).toBe(before.length);
    expect(await everybody()).toEqual(before);
  });

  it('says nothing twice, also where it was cut short', async () => {
    const said = () => sandbox.services.db.read.select().from(messages);
    await seedSandbox(sandbox);
    const before = await said();
    await seedSandbox(sandbox);
    expect(await said()).toEqual(before);
    await sandbox.services.db.write((tx) =>
      tx.delete(messages).where(like(messages.clientMsgId, 'seed-welcome-%')),
    );
    await seedSandbox(sandbox);
    expect(await said()).toHaveLength(before.length);
  });
});
