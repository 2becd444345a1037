import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { peerOf } from '../../../contract/gateway/conversationId.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths, pathToConversation } from '../../../core/navigation/paths.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useIsOffered } from '../conversation/useIsOffered.ts';
import * as css from './ChatMedia.css.ts';
import { FoundMedia } from './FoundMedia.tsx';
import { type MediaTab, mediaTabs } from './mediaTabs.ts';

/** /pages/chat/chat-media?id=…: the photos, files and links of a conversation, newest first. */
export function ChatMediaScreen() {
  const { t } = useTranslation('chat.shared');
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const peer = peerOf(id);
  const isOffered = useIsOffered(peer);
  const isActive = useIsActiveScreen();
  const [tab, setTab] = useState<MediaTab>('media');
  if (!peer || !isOffered) return isActive ? <Navigate to={paths.chat} replace /> : null;
  return (
    <SubScreen title={t('title')} parent={pathToConversation(id)}>
      <div className={css.tabs}>
        <Segmented
          label={t('tabs')}
          options={mediaTabs.map((value) => ({ value, label: t(value) }))}
          value={tab}
          onChange={setTab}
        />
      </div>
      <FoundMedia key={`${tab} ${id}`} conversationID={id} tab={tab} />
    </SubScreen>
  );
}
