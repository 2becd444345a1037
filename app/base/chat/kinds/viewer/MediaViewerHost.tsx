import { useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { LazyPart } from '../../../../core/lazy/LazyPart.tsx';
import { viewedMediaAtom } from './viewedMediaAtom.ts';

const viewer = {
  load: async () => (await import('./MediaViewer.tsx')).MediaViewer,
};

/**
 * Where the viewer of a conversation is shown: not in the row of the picture, which may leave the list
 * while it is looked at.
 */
export function MediaViewerHost({ conversationID }: { conversationID: string }) {
  const [viewed, setViewed] = useAtom(viewedMediaAtom);
  const close = useCallback(
    () => setViewed((one) => (one?.conversationID === conversationID ? null : one)),
    [setViewed, conversationID],
  );
  // Who comes back finds the conversation, and not what was looked at before.
  useEffect(() => close, [close]);
  if (viewed?.conversationID !== conversationID) return null;
  return (
    <LazyPart
      source={viewer}
      props={{ conversationID, at: viewed.key, onClose: close }}
      onClose={close}
    />
  );
}
