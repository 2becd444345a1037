import { Link } from 'react-router-dom';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useList } from '../../../../core/messaging/hooks/useList.ts';
import { pathToUserInfo } from '../../../../core/navigation/paths.ts';
import type { BubbleContentProps } from '../../../../parts/message/messageKind.ts';
import { OfficialSeal } from '../../../../parts/person/OfficialSeal.tsx';
import { usePersonFace } from '../../../../parts/person/usePersonFace.ts';
import { usePersonName } from '../../../../parts/person/usePersonName.ts';
import { useSupport } from '../../../../parts/person/useSupport.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import * as cards from '../cards.css.ts';
import { NamedCard } from '../NamedCard.tsx';
import * as css from './CardContent.css.ts';
import { namedCard } from './namedCard.ts';
import { type Card, readCard } from './readCard.ts';

/** Somebody's contact card in its bubble; a tap opens their page, where they can be added. */
export function CardContent({ message, isOwn }: BubbleContentProps) {
  const card = readCard(message.content);
  return card ? <CardLink card={card} isOwn={isOwn} /> : <NamedCard kind={namedCard} />;
}

function CardLink({ card, isOwn }: { card: Card; isOwn: boolean }) {
  const { t } = useTranslation('chat.message');
  // Of friends the reader's own device knows the name: what a card says can be made up.
  const person = useList('friends').rows.get(card.userID) ?? card;
  const face = usePersonFace(person);
  const name = usePersonName()(person);
  const support = useSupport(card.userID);
  return (
    <Link to={pathToUserInfo(card.userID)} className={`${cards.card} ${css.parts}`}>
      <span className={css.person}>
        <Avatar {...face} size="s44" />
        <span className={cards.name} dir="auto" translate="no">
          {name}
        </span>
        {support && <OfficialSeal />}
      </span>
      <span className={isOwn ? css.ownFoot : css.foot}>{t('card')}</span>
    </Link>
  );
}
