import { openMessageStore } from '../store/openMessageStore.ts';

/** Deletes what this device keeps of an account's messages. */
export async function forgetMessages(userId: string): Promise<void> {
  const store = await openMessageStore(userId);
  await store.destroy();
}
