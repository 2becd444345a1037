import { type DatabaseOptions, openDatabase } from '../../../sandbox/database/openDatabase.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { fillGroup } from '../../../sandbox/testing/fillGroup.ts';

/** Puts made-up people into a group of a backend that another process runs. */
export async function fillGroupOf(
  backend: DatabaseOptions,
  groupID: string,
  count: number,
): Promise<void> {
  const db = await openDatabase(backend);
  const services = { db, now: Date.now } as Pick<Sandbox['services'], 'db' | 'now'>;
  await fillGroup({ services: services as Sandbox['services'] }, groupID, count);
  await db.close();
}
