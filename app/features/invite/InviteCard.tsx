import { useAtomValue } from 'jotai';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '../../contract/call.ts';
import type { getUserProUrl } from '../../contract/invite/getUserProUrl.ts';
import { useBrand } from '../../core/brand/brand.tsx';
import { profileAtom } from '../../core/session/sessionAtom.ts';
import { isolated } from '../../lib/isolated.ts';
import { useCopy } from '../../parts/copy/useCopy.ts';
import { drawShareCard } from '../../parts/shareCard/drawShareCard.ts';
import { download } from '../../platform/download.ts';
import { currentOrigin } from '../../platform/reload.ts';
import { share } from '../../platform/share.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { QrCard } from '../../ui/QrCard.tsx';
import { showToast } from '../../ui/toasts.ts';
import { inviteLink } from './inviteLink.ts';
import * as css from './ShareQrcodeScreen.css.ts';

/** The code as a card, and every way to hand it on. */
export function InviteCard({ invite }: { invite: OutputOf<typeof getUserProUrl> }) {
  const { t } = useTranslation('invite');
  const brand = useBrand();
  const profile = useAtomValue(profileAtom);
  const copy = useCopy();
  const [isSaving, setSaving] = useState(false);
  const { code, invited } = invite;
  const link = inviteLink(invite, currentOrigin());
  const brandName = brand.text(brand.name);
  const name = profile?.nickName || profile?.username;
  const card = {
    title: brandName,
    ...(name ? { detail: t('invites', { name: isolated(name) }) } : {}),
    caption: t('codeCaption', { code }),
    code: link.href,
    logo: brand.icon,
  };

  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      download(await drawShareCard(card), `${brand.id}-${code}.png`);
    } catch {
      // The logo did not load, or the browser gave no canvas.
      showToast(t('operationFailed'));
    } finally {
      setSaving(false);
    }
  };
  const send = async (): Promise<void> => {
    const text = t('shareText', { name: name ?? brandName, brand: brandName, code });
    const result = await share({ title: brandName, text, url: link.href });
    if (result === 'unsupported') await copy(link.href);
  };

  return (
    <>
      <div className={css.content}>
        <QrCard {...card} codeLabel={t('qrLabel', { address: link.shown })} />
        <p className={css.count}>
          {invited === 0 ? t('nobody') : t('invited', { count: invited })}
        </p>
        <div className={css.actions}>
          <Button look="second" wide busyLabel={isSaving ? t('saving') : undefined} onClick={save}>
            {t('saveImage')}
          </Button>
          <Button glyph={Share2} wide onClick={send}>
            {t('share')}
          </Button>
        </div>
      </div>
      <List>
        <ListRow
          title={t('code')}
          detail={code}
          end={<Icon of={Copy} size={20} />}
          actsHere
          onClick={() => copy(code)}
        />
        <ListRow
          title={t('link')}
          detail={link.shown}
          end={<Icon of={Copy} size={20} />}
          actsHere
          onClick={() => copy(link.href)}
        />
      </List>
    </>
  );
}
