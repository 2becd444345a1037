import { Ticket } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { momentTime } from '../../../lib/dayTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { codeSheet } from '../limit/codeSheet.ts';
import * as css from './list.css.ts';
import type { Views } from './useViews.ts';

const ignore = (): void => undefined;

/** Says how many views are left before one is used, with the way to a code that lifts the limit. */
export function ViewsLeft({ views }: { views: Views }) {
  const { t } = useTranslation('video.list');
  const openSheet = useOpenSheet();
  const sentence = useSentence(views);
  if (views.state === 'unlimited') return null;
  return (
    <div className={css.viewsLeft}>
      <Icon of={Ticket} size={20} />
      <p className={css.viewsSentence} aria-live="polite">
        {sentence}
      </p>
      <Button size="small" onClick={() => openSheet(codeSheet, { onActivated: ignore })}>
        {t('enterCode')}
      </Button>
    </div>
  );
}

function useSentence({ state, left, resetsAt }: Views): string {
  const { t } = useTranslation('video.list');
  const tag = useLanguageTag();
  if (state === 'waiting') return '';
  if (state === 'unknown') return t('haveCode');
  if (left > 0 || resetsAt === null) return t('viewsLeft', { count: left });
  return t('noneUntil', { moment: momentTime(resetsAt * 1000, tag) });
}
