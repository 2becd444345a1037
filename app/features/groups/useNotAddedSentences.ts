import { useTranslation } from '../../core/i18n/translation.tsx';
import type { NotAdded } from '../../parts/groups/begin/notAdded.ts';
import { usePersonName } from '../../parts/person/usePersonName.ts';
import { useNamesSaid } from './useNamesSaid.ts';

/** In the order they are said. */
const reasons: readonly NotAdded['reason'][] = ['unreachable', 'full', 'unknown', 'unsaid'];

/** @returns says who could not be added to a group, and why: one sentence for each reason */
export function useNotAddedSentences(): (
  missing: readonly NotAdded[],
) => readonly { reason: NotAdded['reason']; sentence: string }[] {
  const { t } = useTranslation('groups.begin');
  const namesSaid = useNamesSaid();
  const nameOf = usePersonName();
  return (missing) =>
    reasons.flatMap((reason) => {
      const people = missing.filter((one) => one.reason === reason);
      if (people.length === 0) return [];
      const names = namesSaid(people.map(nameOf));
      return [{ reason, sentence: t(reason, { names, count: people.length }) }];
    });
}
