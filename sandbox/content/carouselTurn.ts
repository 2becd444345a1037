import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { carouselTurns } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** Seconds a picture of a carousel that goes on by itself stands: less could not be read. */
export const [shortestTurn, longestTurn] = [5, 60];

/** @returns seconds each picture of a brand's carousel stands; 0 where none follows by itself */
export async function carouselTurn(db: Queries, packageId: number): Promise<number> {
  const own = eq(carouselTurns.packageId, packageId);
  return (await db.select().from(carouselTurns).where(own).get())?.seconds ?? 0;
}

/** @param seconds 0 for never. @returns false where a picture cannot stand so long */
export async function setCarouselTurn(
  { db }: Pick<Services, 'db'>,
  packageId: number,
  seconds: number,
): Promise<boolean> {
  const isWithin = seconds >= shortestTurn && seconds <= longestTurn;
  if (!Number.isInteger(seconds) || !(seconds === 0 || isWithin)) return false;
  await db.write((tx) =>
    tx
      .insert(carouselTurns)
      .values({ packageId, seconds })
      .onConflictDoUpdate({ target: carouselTurns.packageId, set: { seconds } }),
  );
  return true;
}
