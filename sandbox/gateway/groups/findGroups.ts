import { and, eq, ne } from 'drizzle-orm';
import { groupStatus } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import type { Group } from './groups.ts';
import { groups } from './tables.ts';

/** Shortest start of a name or a word that is looked for. */
const shortestStart = 2;

/**
 * Looks for groups of a platform, but dismissed ones: by their whole id or name, or by the start of their
 * name or of a word in it. Case does not count.
 * @returns what fits best first, then the shortest name
 */
export async function findGroups(db: Queries, platformId: number, text: string): Promise<Group[]> {
  const wanted = folded(text);
  // The database knows the letters of ASCII only, so that names are compared here.
  const all = await db
    .select()
    .from(groups)
    .where(and(eq(groups.platformId, platformId), ne(groups.status, groupStatus.dismissed)));
  const rank = ({ id, name: shown }: Group): number => {
    const name = folded(shown);
    if (id === text.trim()) return 0;
    if (name === wanted) return 1;
    if ([...wanted].length < shortestStart) return 4;
    if (name.startsWith(wanted)) return 2;
    return startsWord(name, wanted) ? 3 : 4;
  };
  return all
    .map((group) => ({ group, rank: rank(group) }))
    .filter((one) => one.rank < 4)
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        one.group.name.length - other.group.name.length ||
        one.group.id.localeCompare(other.group.id, 'en'),
    )
    .map(({ group }) => group);
}

/** Languages that write without spaces have no starts of words: there any place is one. */
function startsWord(name: string, wanted: string): boolean {
  for (let at = name.indexOf(wanted); at >= 0; at = name.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(name[at - 1] ?? '') || isUnspaced(wanted)) return true;
  }
  return false;
}

function isUnspaced(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
}

function folded(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
