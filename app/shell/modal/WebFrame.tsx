import { ExternalLink, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useDocumentTitle } from '../../core/screen/useDocumentTitle.ts';
import type { WebAddress } from '../../lib/webAddress.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { NetworkBar } from '../../ui/NetworkBar.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { TitleBar } from '../../ui/TitleBar.tsx';
import * as css from './WebFrame.css.ts';

/** Frames do not report failure: after this many milliseconds the page says what may be wrong. */
const slowAfter = 6000;

type Phase = 'loading' | 'slow' | 'loaded';

/** A foreign site in a sandbox of its own origin: it reaches neither our storage nor our page. */
export function WebFrame({ address, onClose }: { address: WebAddress; onClose: () => void }) {
  const { t } = useTranslation('shell.modal');
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('loading');
  useDocumentTitle(address.hostShown);

  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('slow'), slowAfter);
    return () => clearTimeout(timer);
  }, [phase]);

  const reload = () => {
    setPhase('loading');
    setAttempt((count) => count + 1);
  };

  return (
    <Screen
      bottom="none"
      titleBar={<TitleBar title={address.hostShown} back={{ label: t('back'), onBack: onClose }} />}
      banner={phase === 'loading' && <NetworkBar busy>{t('loading')}</NetworkBar>}
      dock={
        <div className={css.actions}>
          <Button look="neutral" glyph={RotateCw} wide onClick={reload}>
            {t('reload')}
          </Button>
          <ButtonLink look="second" href={address.href} glyph={ExternalLink} wide>
            {t('openInBrowser')}
          </ButtonLink>
        </div>
      }
    >
      {phase === 'slow' && (
        <div className={css.note} role="status">
          <Callout tone="warning">{t('pageSlow')}</Callout>
        </div>
      )}
      <iframe
        key={attempt}
        className={css.frame}
        src={address.href}
        title={t('pageOf', { host: address.hostShown })}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        allow="camera 'none'; microphone 'none'; geolocation 'none'; payment 'none'"
        onLoad={() => setPhase('loaded')}
      />
    </Screen>
  );
}
