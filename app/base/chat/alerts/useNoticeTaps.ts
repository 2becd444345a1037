import { useEffect } from 'react';
import { subscribeNotificationTaps } from '../../../platform/notification.ts';
import { useOpenPath } from './useOpenPath.ts';

/** Opens the conversation whose notice was tapped. */
export function useNoticeTaps(): void {
  const open = useOpenPath();
  useEffect(() => subscribeNotificationTaps(open), [open]);
}
