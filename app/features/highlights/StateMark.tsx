import { Eye } from 'lucide-react';
import type { Highlight } from '../../contract/highlights/getPassionateVideo.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { abbreviateCount } from '../../lib/abbreviateCount.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './highlights.css.ts';

/** Live, replay or ended; with how many watch it live, where that is counted and somebody does. */
export function StateMark({ highlight }: { highlight: Pick<Highlight, 'state' | 'viewers'> }) {
  const { t } = useTranslation('highlights.grid');
  const tag = useLanguageTag();
  const { state, viewers } = highlight;
  return (
    <>
      <span className={`${css.mark} ${state === 'live' ? css.live : ''}`}>{t(state)}</span>
      {state === 'live' && viewers !== null && viewers > 0 && (
        <span className={css.mark}>
          <Icon of={Eye} size={14} />
          <span aria-hidden="true">{abbreviateCount(viewers, tag)}</span>
          <span className={css.unseen}>
            {t('viewers', { count: viewers, number: abbreviateCount(viewers, tag) })}
          </span>
        </span>
      )}
    </>
  );
}
