import { useAtomValue } from 'jotai';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeInfo } from '../../brand/locales.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { Callout } from '../../ui/Callout.tsx';
import * as css from './LoginFrame.css.ts';

/** How long a locked account has to wait: by the second for eyes, by the minute for ears. */
export function LockedCallout({ seconds }: { seconds: number }) {
  const { t } = useTranslation('session');
  const { tag } = localeInfo[useAtomValue(localeAtom)];
  const minutes = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(Math.ceil(seconds / 60));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <span className={css.unseen} role="status">
        {seconds > 0 && t('lockedFor', { time: minutes })}
      </span>
      {seconds > 0 && (
        <div aria-hidden="true">
          <Callout tone="warning" glyph={Lock}>
            {t('lockedFor', { time: clock })}
          </Callout>
        </div>
      )}
    </>
  );
}
