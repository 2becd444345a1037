import { useArrivalAlerts } from './useArrivalAlerts.ts';
import { useForgetFiles } from './useForgetFiles.ts';
import { useNoticeTaps } from './useNoticeTaps.ts';
import { useStaleNotices } from './useStaleNotices.ts';
import { useWaitingShare } from './useWaitingShare.ts';

/**
 * Makes new messages known by sound, vibration and notices, brings up what was shared, and forgets files of
 * what is gone. Without a view.
 */
export function ArrivalAlerts() {
  const stale = useStaleNotices();
  useArrivalAlerts(stale);
  useNoticeTaps();
  useWaitingShare();
  useForgetFiles();
  return null;
}
