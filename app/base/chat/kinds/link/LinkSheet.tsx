import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import type { MessageRef } from '../../../../core/messaging/messageRef.ts';
import { useMessageUntilGone } from '../../../../core/messaging/references/useMessageUntilGone.ts';
import { pathToWebview } from '../../../../core/navigation/paths.ts';
import type { SheetProps } from '../../../../core/overlay/SheetHost.tsx';
import type { WebAddress } from '../../../../lib/webAddress.ts';
import { useCopy } from '../../../../parts/copy/useCopy.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { WholeAddress } from '../../../../ui/WholeAddress.tsx';
import * as css from './LinkSheet.css.ts';
import { useOwnPage } from './useOwnPage.ts';

type Props = SheetProps & { of: MessageRef; address: WebAddress };

/**
 * Shows the whole address of a link, and whether it leaves the app; the person decides. Once the message
 * is taken back, so is what is said of its link.
 */
export function LinkSheet({ of, address, isOpen, onClose }: Props) {
  const { t } = useTranslation('chat.link');
  const navigate = useNavigate();
  const copy = useCopy();
  const ownPage = useOwnPage()(address.href);
  useMessageUntilGone(of, onClose);
  const { href, hostShown, rest } = address;
  const open = (): void => {
    onClose();
    navigate(ownPage ?? pathToWebview(href, ''));
  };
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className={css.content}>
        <p className={css.sentence}>
          {ownPage === null ? t('leavesApp', { host: hostShown }) : t('staysInApp')}
        </p>
        <WholeAddress label={t('wholeAddress')} host={hostShown} rest={rest} on="sheet" />
        <div className={css.actions}>
          <Button wide onClick={open}>
            {t('open')}
          </Button>
          <Button look="second" glyph={Copy} wide onClick={() => void copy(href)}>
            {t('copyLink')}
          </Button>
          <Button look="plain" wide onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
