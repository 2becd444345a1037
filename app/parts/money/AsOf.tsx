import { useAtomValue } from 'jotai';
import { onlineAtom } from '../../core/backend/onlineAtom.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import type { Read } from '../../core/query/read.ts';
import { momentTime } from '../../lib/dayTime.ts';
import * as css from './AsOf.css.ts';

/** Says from when what is shown is, where nothing newer could be had. Needs `points.money`. */
export function AsOf({ read }: { read: Read<unknown> }) {
  const { t } = useTranslation('points.money');
  const tag = useLanguageTag();
  const isOnline = useAtomValue(onlineAtom);
  const { data, error, updatedAt = 0 } = read;
  if (data === null || updatedAt === 0 || (isOnline && !error)) return null;
  return <p className={css.line}>{t('asOf', { time: momentTime(updatedAt, tag) })}</p>;
}
