import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { setGroupInfo } from '../../../contract/gateway/functions/groups.ts';
import { type PinnedName, withPinned } from '../../../contract/gateway/pinnedIn.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { callProblemOf } from '../../../core/messaging/callProblem.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { showToast } from '../../../ui/toasts.ts';

/** @returns pins a message of a group for everybody, or none, and says how that went. Never rejects. */
export function usePinMessage(): (group: GroupInfo, pinned: PinnedName | null) => Promise<boolean> {
  const { t } = useTranslation('chat.pinned');
  const messaging = useMessaging();
  return async ({ groupID, ex }, pinned) => {
    try {
      const groupInfo = { ex: withPinned(ex, pinned) };
      await messaging.call(setGroupInfo, { groupID, groupInfo });
      showToast(t(pinned ? 'done' : 'undone'));
      return true;
    } catch (error) {
      showToast(t(callProblemOf(error)));
      return false;
    }
  };
}
