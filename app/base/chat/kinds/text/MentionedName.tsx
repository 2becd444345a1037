import { useAtomValue } from 'jotai';
import { atAllTag } from '../../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { userIdAtom } from '../../../../core/session/sessionAtom.ts';
import * as css from './MentionedName.css.ts';

type Props = {
  userID: string;
  /** The name with its `@`. */
  text: string;
  /** Whether the reader wrote the message. */
  isOwn: boolean;
};

/** Browsers end a line before a Chinese character, also where the sign of its name stands. */
const signAndCharacter = /^@\p{Ideographic}/u;

/** Whom a message mentions; the reader, and everyone, stand out. */
export function MentionedName({ userID, text, isOwn }: Props) {
  const { t } = useTranslation('chat.message');
  const isEveryone = userID === atAllTag;
  const concerns = useAtomValue(userIdAtom) === userID || isEveryone;
  const look = concerns ? (isOwn ? css.ownBubble : css.othersBubble) : css.name;
  const shown = isEveryone ? `@${t('everyone')}` : text;
  const start = signAndCharacter.exec(shown)?.[0] ?? '';
  return (
    <span className={look}>
      {start && <span className={css.together}>{start}</span>}
      {shown.slice(start.length)}
    </span>
  );
}
