import { useState } from 'react';
import type { Peer } from '../../../../contract/gateway/conversationId.ts';
import { LazyPart } from '../../../../core/lazy/LazyPart.tsx';
import { EmojiPanel } from './EmojiPanel.tsx';
import { type ExpressionTab, ExpressionTabs } from './ExpressionTabs.tsx';

const stickerPanel = {
  load: async () => (await import('../stickers/StickerPanel.tsx')).StickerPanel,
};

type Props = {
  peer: Peer;
  onPick: (emoji: string) => void;
  onErase: () => void;
};

/** The tab that was shown last on this page: who sends stickers sends several. */
let lastTab: ExpressionTab = 'emoji';

/** Emoji for the text, and stickers that are sent at once. */
export function ExpressionPanel({ peer, onPick, onErase }: Props) {
  const [tab, setTab] = useState(lastTab);
  const tabs = (
    <ExpressionTabs
      shown={tab}
      onShow={(next) => {
        lastTab = next;
        setTab(next);
      }}
    />
  );
  return tab === 'emoji' ? (
    <EmojiPanel tabs={tabs} onPick={onPick} onErase={onErase} />
  ) : (
    <LazyPart source={stickerPanel} props={{ peer, tabs }} placeholder={tabs} />
  );
}
