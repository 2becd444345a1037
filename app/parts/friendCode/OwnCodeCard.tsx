import { useBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import type { Profile } from '../../core/session/session.ts';
import { isolated } from '../../lib/isolated.ts';
import { QrCard } from '../../ui/QrCard.tsx';
import { CardActions } from '../shareCard/CardActions.tsx';
import * as css from '../shareCard/shareCard.css.ts';
import { friendLink } from './friendLink.ts';

type Props = { profile: Pick<Profile, 'userId' | 'nickName' | 'username' | 'avatar'> };

/**
 * The person's own code, by which others add them: to be scanned, saved or handed on. The card shows
 * their name; the name they log in with only where they have no other. Load it lazily.
 */
export function OwnCodeCard({ profile }: Props) {
  const { t } = useTranslation('contacts.code');
  const brand = useBrand();
  const addressOf = useMediaAddress();
  const brandName = brand.text(brand.name);
  const name = profile.nickName || profile.username;
  const card = {
    title: name,
    detail: brandName,
    caption: t('caption', { brand: brandName }),
    code: friendLink(profile.userId, brand.origin),
    logo: brand.icon,
    face: { name, seed: profile.userId, src: addressOf(profile.avatar) },
  };
  return (
    <div className={css.content}>
      <QrCard {...card} codeLabel={t('label', { name: isolated(name) })} />
      <CardActions
        card={card}
        fileName={`${brand.id}-qr.png`}
        link={{
          title: brandName,
          text: t('shareText', { name: isolated(name), brand: brandName }),
          url: card.code,
        }}
      />
    </div>
  );
}
