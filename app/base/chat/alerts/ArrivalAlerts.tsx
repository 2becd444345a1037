import { useArrivalAlerts } from './useArrivalAlerts.ts';
import { useNoticeTaps } from './useNoticeTaps.ts';
import { useStaleNotices } from './useStaleNotices.ts';

/** Makes new messages known by sound, vibration and notices. Without a view. */
export function ArrivalAlerts() {
  const stale = useStaleNotices();
  useArrivalAlerts(stale);
  useNoticeTaps();
  return null;
}
