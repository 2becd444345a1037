import { Copy, ExternalLink } from 'lucide-react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import type { WebAddress } from '../../lib/webAddress.ts';
import { useCopy } from '../../parts/copy/useCopy.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { WholeAddress } from '../../ui/WholeAddress.tsx';
import * as css from './LeavePage.css.ts';

type Props = { address: WebAddress; title: string; onOpenHere: () => void };

/** Names the site a link leads to and shows its whole address; the person decides. */
export function LeavePage({ address, title, onOpenHere }: Props) {
  const { t } = useTranslation('shell.modal');
  const copy = useCopy();
  return (
    <SubScreen
      title={t('linkTitle')}
      parent={paths.chat}
      dock={
        <div className={css.actions}>
          <ButtonLink href={address.href} glyph={ExternalLink} wide>
            {t('openInBrowser')}
          </ButtonLink>
          <Button look="second" wide onClick={onOpenHere}>
            {t('openHere')}
          </Button>
          <Button look="plain" glyph={Copy} wide onClick={() => copy(address.href)}>
            {t('copyLink')}
          </Button>
        </div>
      }
    >
      <div className={css.content}>
        {title && <h2 className={css.title}>{title}</h2>}
        <p className={css.sentence}>{t('leavesApp', { host: address.hostShown })}</p>
        <WholeAddress
          label={t('wholeAddress')}
          host={address.hostShown}
          rest={address.rest}
          on="page"
        />
        <Callout>{t('openHereNote')}</Callout>
      </div>
    </SubScreen>
  );
}
