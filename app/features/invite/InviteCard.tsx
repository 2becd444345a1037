import { Copy } from 'lucide-react';
import type { OutputOf } from '../../contract/call.ts';
import type { getUserProUrl } from '../../contract/invite/getUserProUrl.ts';
import { useBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useProfile } from '../../core/query/useProfile.ts';
import { isolated } from '../../lib/isolated.ts';
import { useCopy } from '../../parts/copy/useCopy.ts';
import { CardActions } from '../../parts/shareCard/CardActions.tsx';
import * as css from '../../parts/shareCard/shareCard.css.ts';
import { currentOrigin } from '../../platform/reload.ts';
import { Icon } from '../../ui/Icon.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { QrCard } from '../../ui/QrCard.tsx';
import { inviteLink } from './inviteLink.ts';

/** The code as a card, and every way to hand it on. */
export function InviteCard({ invite }: { invite: OutputOf<typeof getUserProUrl> }) {
  const { t } = useTranslation('invite.page');
  const brand = useBrand();
  const { data: profile } = useProfile();
  const copy = useCopy();
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

  return (
    <>
      <div className={css.content}>
        <QrCard {...card} codeLabel={t('qrLabel', { address: link.shown })} />
        <p className={css.note}>{invited === 0 ? t('nobody') : t('invited', { count: invited })}</p>
        <CardActions
          card={card}
          fileName={`${brand.id}-${code}.png`}
          link={{
            title: brandName,
            text: t('shareText', { name: name ?? brandName, brand: brandName, code }),
            url: link.href,
          }}
        />
      </div>
      <List>
        <ListRow
          title={t('inviteCode')}
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
