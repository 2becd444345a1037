import type { AlertKind } from '../../../core/alerts/alertSettings.ts';
import { limits } from '../../../lib/limits.ts';

type Moment = {
  /** What the person switched off. */
  off: ReadonlySet<AlertKind>;
  /** Whether the browser lets the app show notices. */
  mayNotify: boolean;
  /** Whether this page is before the eyes of the person. */
  isVisible: boolean;
  /** Whether any page of the account is, this one among them. */
  isAnyVisible: boolean;
  /** Milliseconds since the last that could be heard. */
  sinceLast: number;
};

/** How one new message makes itself known. */
export type Alerts = {
  sound: boolean;
  vibration: boolean;
  /** Null: none. `isSilent`: it makes no sound at all; `isRenewed`: it does so again. */
  notice: { isSilent: boolean; isRenewed: boolean } | null;
};

/**
 * Many messages at once are one sound. A notice brings the sound of the device along, so that the app's
 * own is not played as well.
 */
export function alertsFor({ off, mayNotify, isVisible, isAnyVisible, sinceLast }: Moment): Alerts {
  const isHeard = sinceLast >= limits.toast;
  const sound = isHeard && !off.has('sound');
  if (mayNotify && !isAnyVisible && !off.has('notices')) {
    const notice = { isSilent: off.has('sound'), isRenewed: sound };
    return { sound: false, vibration: false, notice };
  }
  return { sound, vibration: isHeard && isVisible && !off.has('vibration'), notice: null };
}
