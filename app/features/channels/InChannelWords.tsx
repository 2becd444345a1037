import { useMemo } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { InKindWords, type KindTexts } from '../../parts/groups/kindWords.tsx';
import type { GroupKindProps } from '../../parts/groups/slots.ts';

/** A page about a channel, in its words. */
export function InChannelWords({ children }: GroupKindProps) {
  const { t } = useTranslation('channels.kind');
  const texts = useMemo(
    (): KindTexts => ({
      plain: (word) => t(word),
      counted: (word, values) => t(word, values),
      named: (word, values) => t(word, values),
    }),
    [t],
  );
  return (
    <InKindWords texts={texts} areMany>
      {children}
    </InKindWords>
  );
}
