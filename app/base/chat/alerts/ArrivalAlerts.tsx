import { useArrivalAlerts } from './useArrivalAlerts.ts';
import { useNoticeTaps } from './useNoticeTaps.ts';
import { useStaleNotices } from './useStaleNotices.ts';
import { useWaitingShare } from './useWaitingShare.ts';

/** Makes new messages known by sound, vibration and notices, and brings up what was shared. Without a view. */
export function ArrivalAlerts() {
  const stale = useStaleNotices();
  useArrivalAlerts(stale);
  useNoticeTaps();
  useWaitingShare();
  return null;
}
