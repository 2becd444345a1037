import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { hold } from '../../../core/busy/holds.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { voicePlayerOf } from '../../../parts/voice/useVoicePlayer.ts';
import { subscribeVisible } from '../../../platform/visibility.ts';
import { askForMicrophone, recordVoice } from '../../../platform/voiceRecorder.ts';
import { createRecorder, type Recorder } from './createRecorder.ts';
import { createRecordingKeeper } from './createRecordingKeeper.ts';
import { keptVoicesAtom } from './keptVoicesAtom.ts';
import type { RecordingState } from './recordingState.ts';
import { voiceContent } from './voiceFile.ts';

const devices = { ask: askForMicrophone, record: recordVoice };

/** Records voice messages of a conversation. What is unsent when the page goes is there when it comes back. */
export function useRecorder(id: string, peer: Peer): { state: RecordingState; recorder: Recorder } {
  const messaging = useMessaging();
  const store = useStore();
  const [first] = useState((): RecordingState => {
    const file = store.get(keptVoicesAtom).get(id);
    return file ? { phase: 'kept', file, isRefused: false } : { phase: 'closed' };
  });
  const [state, tell] = useState(first);
  const [recorder] = useState(() => {
    const selfId = store.get(userIdAtom);
    const isSelf = (): boolean => store.get(userIdAtom) === selfId;
    const keeper = createRecordingKeeper({ messaging, conversationID: id, isSelf });
    return createRecorder({
      devices,
      first,
      tell,
      keep(file) {
        if (isSelf()) store.set(keptVoicesAtom, id, file);
        if (file) keeper.keep(file);
      },
      keepPiece: keeper.keepPiece,
      discard: keeper.drop,
      // What plays would be recorded too.
      onStart: () => voicePlayerOf(store).pause(),
      onRecording: keeper.begin,
      send: (file) => keeper.handOver(file.id, messaging.send(peer, voiceContent(file)).kept),
    });
  });

  useEffect(() => {
    recorder.note({ type: 'opened' });
    const stop = subscribeVisible((isVisible) => {
      if (!isVisible) recorder.note({ type: 'interrupted' });
    });
    return () => {
      stop();
      recorder.note({ type: 'left' });
    };
  }, [recorder]);

  const isRecording = state.phase === 'recording';
  useEffect(() => (isRecording ? hold('recording') : undefined), [isRecording]);

  return { state, recorder };
}
