import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { users } from '../database/schema.ts';

export type FoundPerson = { id: string; nickName: string; avatar: string };

/** Shortest start of a nickname that is looked for. */
const shortestStart = 2;

/**
 * Looks for people of a platform but `seeker`: by their whole account name or id, their whole nickname,
 * or the start of it. Case does not count.
 * @returns what fits best first, then the shortest nickname
 */
export async function findPeople(
  db: Queries,
  { platformId, seeker, text }: { platformId: number; seeker: string; text: string },
): Promise<FoundPerson[]> {
  const wanted = folded(text);
  // The database knows the letters of ASCII only, so that names are compared here.
  const everybody = await db
    .select({
      id: users.id,
      accountKey: users.accountKey,
      nickName: users.nickName,
      avatar: users.avatar,
    })
    .from(users)
    .where(and(eq(users.platformId, platformId), ne(users.id, seeker)));
  const rank = ({ id, accountKey, nickName }: (typeof everybody)[number]): number => {
    if (id === text.trim() || accountKey === wanted) return 0;
    const name = folded(nickName);
    if (name === wanted) return 1;
    return [...wanted].length >= shortestStart && name.startsWith(wanted) ? 2 : 3;
  };
  return everybody
    .map((person) => ({ person, rank: rank(person) }))
    .filter((one) => one.rank < 3)
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        one.person.nickName.length - other.person.nickName.length ||
        one.person.id.localeCompare(other.person.id, 'en'),
    )
    .map(({ person: { id, nickName, avatar } }) => ({ id, nickName, avatar }));
}

function folded(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
