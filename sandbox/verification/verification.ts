import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { VerifyType } from '../../app/contract/fields/verification.ts';
import type { SandboxBrand } from '../brands.ts';
import type { VerificationPort, VerifyScene } from '../calls/ports.ts';
import { captchaText, drawCaptcha, isCaptchaAnswer } from '../captcha/captcha.ts';
import type { Queries } from '../database/database.ts';
import { challenges } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { isPuzzleAnswer, puzzleBits } from '../verify5/puzzle.ts';
import { verifyTypesByBrand } from './verifyTypes.data.ts';

/** Seconds a challenge can be answered. */
export const challengeSeconds = 300;

/** Most challenges that wait for an answer; the oldest give way. */
const mostWaiting = 5_000;

/** @returns which verification a brand asks for; brands the table does not name ask for none. */
export function verifyTypeOf(brand: SandboxBrand | null, scene: VerifyScene): VerifyType {
  return (brand && verifyTypesByBrand[brand.id]?.[scene]) ?? 'none';
}

export type Challenge = { id: string; packageId: number; scene: VerifyScene };

/** Makes a picture to type and keeps its answer. @returns the picture as a data URL. */
export async function issueCaptcha(
  services: Services,
  asked: Omit<Challenge, 'id'>,
): Promise<{ challengeId: string; image: string; expiresIn: number }> {
  const answer = captchaText(services.randomBytes);
  const picture = await drawCaptcha(answer, services.randomBytes);
  const challengeId = await keep(services, { ...asked, kind: 'image', answer });
  const image = `data:image/png;base64,${picture.toString('base64')}`;
  return { challengeId, image, expiresIn: challengeSeconds };
}

/** Makes a number puzzle. */
export async function issuePuzzle(
  services: Services,
  asked: Omit<Challenge, 'id'>,
): Promise<{ challengeId: string; salt: string; bits: number; expiresIn: number }> {
  const salt = randomId(services);
  const challengeId = await keep(services, { ...asked, kind: 'verify5', answer: salt });
  return { challengeId, salt, bits: puzzleBits, expiresIn: challengeSeconds };
}

type Kept = Omit<Challenge, 'id'> & { kind: 'image' | 'verify5'; answer: string };

async function keep(services: Services, challenge: Kept): Promise<string> {
  const id = randomId(services);
  const createdAt = services.now();
  const expiresAt = createdAt + challengeSeconds * 1000;
  await services.db.write(async (tx) => {
    await tx.delete(challenges).where(lte(challenges.expiresAt, createdAt));
    await tx.insert(challenges).values({ id, ...challenge, createdAt, expiresAt });
    const [overflow] = await tx
      .select({ expiresAt: challenges.expiresAt })
      .from(challenges)
      .orderBy(desc(challenges.expiresAt))
      .limit(1)
      .offset(mostWaiting);
    if (overflow) await tx.delete(challenges).where(lte(challenges.expiresAt, overflow.expiresAt));
  });
  return id;
}

function randomId({ randomBytes }: Services): string {
  return Buffer.from(randomBytes(18)).toString('base64url');
}

/** Checks answers against the challenges kept; each is good for one attempt at what it was made for. */
export function makeVerification({ brands, now }: Services): VerificationPort {
  return {
    async verify(tx, { scene, packageId, verification }) {
      const type = verifyTypeOf(brands.find(packageId), scene);
      if (type === 'none') return true;
      if (!verification) return false;
      const kept = await consume(tx, verification.challengeId);
      if (!kept || kept.expiresAt <= now() || kept.kind !== type) return false;
      if (kept.scene !== scene || kept.packageId !== packageId) return false;
      return kept.kind === 'image'
        ? isCaptchaAnswer(kept.answer, verification.answer)
        : isPuzzleAnswer(kept.answer, puzzleBits, verification.answer.trim());
    },
  };
}

async function consume(tx: Queries, id: string) {
  const [kept] = await tx.delete(challenges).where(eq(challenges.id, id)).returning();
  return kept;
}

/** Captchas that wait for an answer, newest first, with their answers: for the sandbox's own page. */
export function waitingCaptchas({ db, now }: Services) {
  return db.read
    .select()
    .from(challenges)
    .where(and(eq(challenges.kind, 'image'), gt(challenges.expiresAt, now())))
    .orderBy(desc(challenges.createdAt))
    .limit(20);
}
