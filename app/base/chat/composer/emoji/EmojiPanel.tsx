import { Delete } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { EmojiGroup } from './EmojiGroup.tsx';
import * as css from './EmojiPanel.css.ts';
import { emojiGroups } from './emoji.data.ts';
import { keepRecentEmoji, recentEmoji } from './recentEmoji.ts';
import { useArrowKeys } from './useArrowKeys.ts';

const groups = emojiGroups.map(({ id, emoji }) => ({ id, emoji: emoji.split(' ') }));

type Props = {
  /** At the start of the bar: leads to what else there is. */
  tabs: ReactNode;
  onPick: (emoji: string) => void;
  onErase: () => void;
};

/** Emoji by groups, those used last first. It stays while one after the other is put into the text. */
export function EmojiPanel({ tabs, onPick, onErase }: Props) {
  const { t } = useTranslation('chat.composer');
  // As they were when the panel opened: nothing moves under the finger.
  const [recent] = useState(recentEmoji);
  const keys = useArrowKeys();
  const shown = recent.length > 0 ? [{ id: 'recent' as const, emoji: recent }, ...groups] : groups;
  const names = {
    recent: t('emojiRecent'),
    faces: t('emojiFaces'),
    people: t('emojiPeople'),
    nature: t('emojiNature'),
    food: t('emojiFood'),
    activities: t('emojiActivities'),
    objects: t('emojiObjects'),
  };

  const pick = (emoji: string): void => {
    keepRecentEmoji(emoji);
    onPick(emoji);
  };
  return (
    <div className={css.panel}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from one button to the next */}
      <div ref={keys.ref} className={css.groups} onKeyDown={keys.onKeyDown}>
        {shown.map(({ id, emoji }) => (
          <EmojiGroup key={id} id={id} name={names[id]} emoji={emoji} onPick={pick} />
        ))}
      </div>
      <div className={css.bar}>
        {tabs}
        <div className={css.jumps} translate="no">
          {shown.map(({ id, emoji: [first] }) => (
            <button
              key={id}
              type="button"
              className={css.jump}
              aria-label={names[id]}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() =>
                keys.ref.current?.querySelector(`[data-group="${id}"]`)?.scrollIntoView()
              }
            >
              <span aria-hidden="true">{id === 'recent' ? '🕒' : first}</span>
            </button>
          ))}
        </div>
        {/* The field keeps the focus where it has it. */}
        <span onPointerDown={(event) => event.preventDefault()}>
          <IconButton label={t('backspace')} glyph={Delete} onClick={onErase} />
        </span>
      </div>
    </div>
  );
}
