import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { abbreviateCount } from '../../../lib/abbreviateCount.ts';
import type { ConversationStatusProps } from '../../../parts/conversation/slots.ts';

/** How many follow the channel, as short as a title bar has room. */
export function Followers({ group }: ConversationStatusProps) {
  const { t } = useTranslation('channels.conversation');
  const tag = useLanguageTag();
  const { memberCount: count } = group;
  return t('followers', { count, shown: abbreviateCount(count, tag) });
}
