import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { pathToConversation } from '../../../core/navigation/paths.ts';
import { type Touched, useTouched } from '../../../core/navigation/useTouched.ts';

/** Reads the messages of a conversation and begins to open it while the finger still lies on its row. */
export function useTouchedRow(id: string): Touched {
  const messaging = useMessaging();
  const touched = useTouched(pathToConversation(id));
  return {
    ...touched,
    onPointerDown() {
      messaging.prefetch(id);
      touched.onPointerDown();
    },
  };
}
