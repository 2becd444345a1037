import { Ban, Clock, User, UserPlus } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { plainLine } from '../../../lib/plainText.ts';
import type { KnownRelation } from '../../../parts/relation/useRelation.ts';
import { Callout } from '../../../ui/Callout.tsx';

/** Characters of a verification message, as the gateway takes them. */
const longestWords = 255;

/** What stands between the reader and somebody, where it is not plain from the page. */
export function PersonStanding({ known }: { known: KnownRelation }) {
  const { t } = useTranslation('contacts.person');
  const { relation, isBlocked, received } = known;
  if (isBlocked) {
    return (
      <Callout tone="warning" glyph={Ban}>
        {t('blockedNow')}
      </Callout>
    );
  }
  switch (relation) {
    case 'self':
      return <Callout glyph={User}>{t('yourself')}</Callout>;
    case 'sent':
      return (
        <Callout tone="info" glyph={Clock}>
          {t('pending')}
        </Callout>
      );
    case 'received': {
      const words = plainLine(received?.reqMsg ?? '', longestWords);
      return (
        <Callout tone="brand" glyph={UserPlus}>
          {t('asks')} {words && <bdi>“{words}”</bdi>}
        </Callout>
      );
    }
    default:
      return null;
  }
}
