import { timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { SmsPort, SmsPurpose } from '../calls/ports.ts';
import type { Queries } from '../database/database.ts';
import { smsCodes, smsMessages } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** Seconds a code is good for. */
export const codeSeconds = 300;
/** Seconds between two codes for one number and purpose. */
export const resendSeconds = 60;
const wrongTries = 5;
/** Messages the inbox keeps. */
const inboxDays = 7;

type Recipient = { platformId: number; phone: string; purpose: SmsPurpose };

const isFor = ({ platformId, phone, purpose }: Recipient) =>
  and(
    eq(smsCodes.platformId, platformId),
    eq(smsCodes.phone, phone),
    eq(smsCodes.purpose, purpose),
  );

/**
 * Makes a code and puts the message into the inbox.
 * @returns the code, or how many seconds to wait before another can be asked for.
 */
export async function sendCode(
  tx: Queries,
  services: Services,
  to: Recipient & { packageId: number },
): Promise<{ code: string } | { retryAfter: number }> {
  const sentAt = services.now();
  const [before] = await tx.select().from(smsCodes).where(isFor(to));
  const wait = before ? before.sentAt + resendSeconds * 1000 - sentAt : 0;
  if (wait > 0) return { retryAfter: Math.ceil(wait / 1000) };
  const code = sixDigits(services.randomBytes);
  const { platformId, packageId, phone, purpose } = to;
  const fresh = { code, triesLeft: wrongTries, sentAt, expiresAt: sentAt + codeSeconds * 1000 };
  await tx
    .insert(smsCodes)
    .values({ platformId, phone, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [smsCodes.platformId, smsCodes.phone, smsCodes.purpose],
      set: fresh,
    });
  await putIntoInbox(tx, services, { packageId, phone, purpose, code, words: null });
  return { code };
}

/** Sends a message that carries no code. */
export function sendWords(
  tx: Queries,
  services: Services,
  message: { packageId: number; phone: string; words: string },
): Promise<void> {
  return putIntoInbox(tx, services, { ...message, purpose: 'notice', code: '' });
}

type Message = Omit<typeof smsMessages.$inferInsert, 'id' | 'sentAt'>;

async function putIntoInbox(
  tx: Queries,
  { now, randomBytes }: Services,
  message: Message,
): Promise<void> {
  const sentAt = now();
  const id = Buffer.from(randomBytes(12)).toString('base64url');
  await tx.insert(smsMessages).values({ ...message, id, sentAt });
  await tx.delete(smsMessages).where(lt(smsMessages.sentAt, sentAt - inboxDays * 86_400_000));
}

/** Six digits, each value as likely as any other. */
function sixDigits(randomBytes: Services['randomBytes']): string {
  const bytes = Buffer.from(randomBytes(6));
  // 2^48 values over a million: what the remainder favours is below one in 10^8.
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Redeems codes: each once, and none after five wrong tries. */
export function makeSms({ brands, now }: Services): SmsPort {
  return {
    async redeem(tx, { packageId, phone, purpose, code }) {
      const platformId = brands.find(packageId)?.platformId;
      if (platformId === undefined) return false;
      const place = isFor({ platformId, phone, purpose });
      const [kept] = await tx
        .select()
        .from(smsCodes)
        .where(and(place, gt(smsCodes.triesLeft, 0), gt(smsCodes.expiresAt, now())));
      if (!kept) return false;
      if (sameText(kept.code, code)) {
        // The row stays for the time between two messages; nothing opens with it any more.
        await tx.update(smsCodes).set({ triesLeft: 0 }).where(place);
        return true;
      }
      await tx
        .update(smsCodes)
        .set({ triesLeft: kept.triesLeft - 1 })
        .where(place);
      return false;
    },
  };
}

function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** Messages, newest first: for the inbox page. */
export function inbox({ db }: Services) {
  return db.read.select().from(smsMessages).orderBy(desc(smsMessages.sentAt)).limit(100);
}
