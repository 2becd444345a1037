import { Copy } from 'lucide-react';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { groupVerification } from '../../../contract/gateway/enums.ts';
import { getGroupCode } from '../../../contract/groups/getGroupCode.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useCall } from '../../../core/query/useCall.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import { isolated } from '../../../lib/isolated.ts';
import { useCopy } from '../../../parts/copy/useCopy.ts';
import { GroupPage } from '../../../parts/groups/GroupPage.tsx';
import { useGroupFace } from '../../../parts/person/useGroupFace.ts';
import { useGroupName } from '../../../parts/person/useGroupName.ts';
import { CardActions } from '../../../parts/shareCard/CardActions.tsx';
import { CardStandIn } from '../../../parts/shareCard/CardStandIn.tsx';
import * as css from '../../../parts/shareCard/shareCard.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { QrCard } from '../../../ui/QrCard.tsx';
import { groupLink } from '../groupLink.ts';

/** Milliseconds: a page that stands open for days still shows a code that lets people in. */
const everySixHours = 6 * 60 * 60 * 1000;

/** /pages/chat/group-code?id=…: the code that lets others in, to be scanned, saved or sent. */
export function GroupCodeScreen() {
  return (
    <GroupPage title={(words) => words.code} needs="shareCode">
      {({ group, may }) => <GroupCode group={group} invites={may('invite')} />}
    </GroupPage>
  );
}

/** @param invites whether the reader lets people in by themselves */
function GroupCode({ group, invites }: { group: GroupInfo; invites: boolean }) {
  const { t } = useTranslation('groups.code');
  const read = useCall(getGroupCode, { groupId: group.groupID }, { readEvery: everySixHours });
  return (
    <ReadPart
      read={read}
      failedTitle={t('failedTitle')}
      waiting={<CardStandIn label={t('loading')} />}
    >
      {(answer) => <CodeCard group={group} invites={invites} {...answer} />}
    </ReadPart>
  );
}

/** @param expiresAt in seconds */
function CodeCard({
  group,
  invites,
  code,
  expiresAt,
}: {
  group: GroupInfo;
  invites: boolean;
  code: string;
  expiresAt: number;
}) {
  const { t } = useTranslation('groups.code');
  const brand = useBrand();
  const tag = useLanguageTag();
  const addressOf = useMediaAddress();
  const copy = useCopy();
  const face = useGroupFace(group);
  const name = useGroupName()(group);
  const brandName = brand.text(brand.name);
  const link = groupLink(code, brand.origin);
  const card = {
    title: name,
    detail: brandName,
    caption: t('caption', { date: momentTime(expiresAt * 1000, tag) }),
    code: link,
    logo: brand.icon,
    face: { ...face, name, seed: group.groupID, src: addressOf(group.faceURL) },
  };
  const { needVerification } = group;
  const isInvited = invites && needVerification === groupVerification.application;
  const isAsked = !isInvited && needVerification !== groupVerification.none;
  return (
    <>
      <div className={css.content}>
        <QrCard {...card} codeLabel={t('label', { name: isolated(name) })} />
        <p className={css.note}>{isAsked ? t('withApproval') : t('atOnce')}</p>
        <CardActions
          card={card}
          fileName={`${brand.id}-qr.png`}
          link={{
            title: brandName,
            text: t('shareText', { name: isolated(name), brand: brandName }),
            url: link,
          }}
        />
      </div>
      <List>
        <ListRow
          title={t('copyLink')}
          detail={link.replace(/^https?:\/\//, '')}
          end={<Icon of={Copy} size={20} />}
          actsHere
          onClick={() => copy(link)}
        />
      </List>
    </>
  );
}
