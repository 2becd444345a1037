import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { checkVideoCount } from '../../../contract/video/checkVideoCount.ts';
import { useCall } from '../../../core/query/useCall.ts';
import { isMemberAtom, profileAtom } from '../../../core/session/sessionAtom.ts';

export type Views = {
  /**
   * `unlimited`: of an activated account, or a visitor, who is asked to log in before anything plays.
   * `unknown`: there is a limit, and nobody could say how much of it is left.
   */
  state: 'unlimited' | 'waiting' | 'unknown' | 'counted';
  /** Of `counted`. */
  left: number;
  /** Seconds since 1970 when the next view comes back; null where none was used. */
  resetsAt: number | null;
  /** Whether watching a video takes a view and none is left. */
  isLocked: (videoId: string) => boolean;
};

/** How many views the person has left, and what that locks. Asking counts nothing. */
export function useViews(): Views {
  const isMember = useAtomValue(isMemberAtom);
  const isActivated = useAtomValue(profileAtom)?.isActivation === 1;
  const isLimited = isMember && !isActivated;
  const { data, error } = useCall(checkVideoCount, {}, { isEnabled: isLimited });
  const counted = isLimited && data?.isActivation === 0 ? data : null;
  const isLocked = useCallback(
    (videoId: string) => counted?.left === 0 && !counted.opened.includes(videoId),
    [counted],
  );
  const shown = { left: counted?.left ?? 0, resetsAt: counted?.resetsAt ?? null, isLocked };
  if (!isLimited || (data && counted?.left == null)) return { ...shown, state: 'unlimited' };
  if (counted) return { ...shown, state: 'counted' };
  return { ...shown, state: error ? 'unknown' : 'waiting' };
}
