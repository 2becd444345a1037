import { type ReactNode, useState } from 'react';
import type { Peer } from '../../../../contract/gateway/conversationId.ts';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { type StickerId, stickerIds } from '../../stickers/stickers.data.ts';
import { stickerData } from '../../stickers/stickerWire.ts';
import * as emoji from '../emoji/EmojiPanel.css.ts';
import { useArrowKeys } from '../emoji/useArrowKeys.ts';
import { keepRecentSticker, recentStickers } from './recentStickers.ts';
import { StickerGroup } from './StickerGroup.tsx';

type Props = { peer: Peer; tabs: ReactNode };

/** Stickers, those sent last first: a tap sends one. The panel stays, and the words in the field too. */
export function StickerPanel({ peer, tabs }: Props) {
  const { t } = useTranslation(['chat.composer', 'chat.sticker']);
  const messaging = useMessaging();
  // As they were when the panel opened: nothing moves under the finger.
  const [recent] = useState(recentStickers);
  const keys = useArrowKeys();
  const send = (id: StickerId): void => {
    keepRecentSticker(id);
    const { kept } = messaging.send(peer, { kind: 'sticker', data: stickerData(id) });
    kept.catch(() => showToast(t('chat.sticker:stickerNotKept')));
  };
  return (
    <div className={emoji.panel}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from one button to the next */}
      <div ref={keys.ref} className={emoji.groups} onKeyDown={keys.onKeyDown}>
        {recent.length > 0 && <StickerGroup name={t('emojiRecent')} ids={recent} onPick={send} />}
        <StickerGroup name={t('stickers')} ids={stickerIds} onPick={send} />
      </div>
      <div className={emoji.bar}>{tabs}</div>
    </div>
  );
}
