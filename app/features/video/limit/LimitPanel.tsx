import { Lock, Ticket } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { momentTime } from '../../../lib/dayTime.ts';
import { ContactSupport } from '../../../parts/person/ContactSupport.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { codeSheet } from './codeSheet.ts';
import * as css from './limit.css.ts';

type Props = {
  /** Seconds since 1970 when the next view comes back; null where nobody knows. */
  resetsAt: number | null;
  /** Called once a code has activated the account. */
  onActivated: () => void;
};

/** Stands where a video would play while no views are left: when they come back, and the two ways on. */
export function LimitPanel({ resetsAt, onActivated }: Props) {
  const { t } = useTranslation('video.limit');
  const tag = useLanguageTag();
  const openSheet = useOpenSheet();
  return (
    <section className={css.panel}>
      <span className={css.lock}>
        <Icon of={Lock} size={28} />
      </span>
      <p className={css.sentence} role="alert">
        {t('usedUp')}
      </p>
      {resetsAt !== null && (
        <p className={css.back}>{t('backAt', { moment: momentTime(resetsAt * 1000, tag) })}</p>
      )}
      <div className={css.ways}>
        <Button wide glyph={Ticket} onClick={() => openSheet(codeSheet, { onActivated })}>
          {t('enterCode')}
        </Button>
        <ContactSupport about={t('askSupport')} />
      </div>
    </section>
  );
}
