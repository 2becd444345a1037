import { useAtomValue } from 'jotai';
import { Lock } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeInfo } from '../../brand/locales.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { Callout } from '../../ui/Callout.tsx';
import * as css from './LoginFrame.css.ts';

/** How long a locked account has to wait: by the second for eyes, by the minute for ears. */
export function LockedCallout({ seconds }: { seconds: number }) {
  const { t } = useTranslation('session');
  return (
    <>
      <span className={css.unseen} role="status">
        {seconds > 0 && <LockedMinutes count={Math.ceil(seconds / 60)} />}
      </span>
      {seconds > 0 && (
        <div aria-hidden="true">
          <Callout tone="warning" glyph={Lock}>
            {t('lockedFor', { time: clockOf(seconds) })}
          </Callout>
        </div>
      )}
    </>
  );
}

/** Apart, because a formatter takes a slow phone a fifth of a second to make. */
function LockedMinutes({ count }: { count: number }) {
  const { t } = useTranslation('session');
  const { tag } = localeInfo[useAtomValue(localeAtom)];
  const time = useMemo(() => {
    const style = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(tag, style).format(count);
  }, [tag, count]);
  return t('lockedFor', { time });
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
