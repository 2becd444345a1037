import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { isolated } from '../../../lib/isolated.ts';
import { shownAs } from '../../../parts/message/shownAs.ts';
import { useWords } from '../../../parts/message/useWords.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import * as css from './Timeline.css.ts';

type Props = {
  messages: readonly StoredMessage[];
  /** Whether newer messages exist: then the last of these is no news. */
  hasNewer: boolean;
  /** `messageKeyOf` the message that the conversation was opened at; null for none. */
  foundKey: string | null;
  selfId: string;
};

/**
 * Says a message that comes in while the conversation is open, and the one it was opened at, for screen
 * readers.
 */
export function Announcer({ messages, hasNewer, foundKey, selfId }: Props) {
  const { t } = useTranslation('chat.message');
  const say = useWords();
  const nameOf = usePersonName();
  const kinds = useMessageKinds();
  const newest = messages.at(-1);
  const key = newest && messageKeyOf(newest);
  // What was loaded up to here is no news.
  const [loaded, setLoaded] = useState({ key, hasNewer });
  const isBehind = hasNewer || loaded.hasNewer;
  if (isBehind && (loaded.key !== key || loaded.hasNewer !== hasNewer))
    setLoaded({ key, hasNewer });
  const isNews = newest && newest.sendID !== selfId && key !== loaded.key && !isBehind;
  // Readers say what changes; what is there from the start is no change.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  const found = useMemo(
    () => messages.find((message) => messageKeyOf(message) === foundKey) ?? null,
    [messages, foundKey],
  );
  // Said once: not again after a reply, nor when one scrolls back to it.
  const [finding, setFinding] = useState<'waiting' | 'said' | 'over'>('waiting');
  if (finding === 'waiting' && isThere && found) setFinding('said');
  if (finding === 'said' && (isNews || !found)) setFinding('over');
  const said = isNews ? newest : finding === 'said' ? found : null;
  const shown = said ? shownAs(said, kinds, selfId) : null;
  const sender = { userID: said?.sendID ?? '', nickname: said?.senderNickname ?? '' };
  return (
    <p className={css.spoken} role="status">
      {shown?.place === 'notice' && say(shown.sentence)}
      {shown?.place === 'bubble' &&
        said &&
        t('says', {
          name: isolated(nameOf(sender)),
          words: isolated(say(shown.kind.spoken(said))),
        })}
    </p>
  );
}
