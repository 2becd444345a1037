import { sha256 } from '../auth/hashes.ts';
import type { MemberSession } from '../calls/context.ts';

/** @returns who may repeat a call of a member: the person, in this brand. */
export function memberCaller({
  userId,
  packageId,
}: Pick<MemberSession, 'userId' | 'packageId'>): string {
  return `member ${userId} ${packageId}`;
}

/** @returns what a key is filed under: SHA-256 of who called, the call and the key. */
export function keyIdOf(caller: string, call: string, key: string): string {
  return sha256(JSON.stringify([caller, call, key]));
}
