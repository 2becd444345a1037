import { useAtomValue } from 'jotai';
import { Lock } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { localeInfo } from '../../brand/locales.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { Callout } from '../../ui/Callout.tsx';
import * as css from './LoginFrame.css.ts';

/** How long a locked account has to wait: counted for whoever reads it, announced once. */
export function LockedCallout({ seconds }: { seconds: number }) {
  const { t } = useTranslation('session.login');
  const minutes = Math.floor(seconds / 60);
  return (
    <>
      <span className={css.unseen} role="status">
        {seconds > 0 && <Announcement seconds={seconds} />}
      </span>
      {seconds > 0 && (
        <div role="timer">
          <Callout tone="warning" glyph={Lock}>
            {minutes > 0
              ? t('lockedMinutes', { minutes, seconds: seconds % 60 })
              : t('lockedSeconds', { seconds })}
          </Callout>
        </div>
      )}
    </>
  );
}

/** Milliseconds after which it has been heard; what is read later is the time that is left. */
const announced = 5000;

/** Apart, because a formatter takes a slow phone a fifth of a second to make. */
function Announcement({ seconds }: { seconds: number }) {
  const { t } = useTranslation('session.login');
  const { tag } = localeInfo[useAtomValue(localeAtom)];
  const [minutes] = useState(Math.ceil(seconds / 60));
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), announced);
    return () => clearTimeout(timer);
  }, []);
  const time = useMemo(() => {
    const style = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(tag, style).format(minutes);
  }, [tag, minutes]);
  return isOver ? null : t('lockedFor', { time });
}
