import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { onlineAtom } from '../../core/backend/onlineAtom.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { platformAtom } from '../../core/platform/platformAtom.ts';
import { useServices } from '../../core/services/services.tsx';
import { sessionAtom } from '../../core/session/sessionAtom.ts';

/** Asks the server for what this site and this person need: at first, and when that may have changed. */
export function useBindServer(): void {
  const { session, startPlatform } = useServices();
  const locale = useAtomValue(localeAtom);
  const isOnline = useAtomValue(onlineAtom);
  const { status } = useAtomValue(platformAtom);
  const current = useAtomValue(sessionAtom);
  const userId = current.status === 'member' ? current.credentials.userId : null;
  const hasProfile = current.status === 'member' && current.profile !== null;

  // The first navigation, another language, and the network coming back after a failure.
  const askedIn = useRef<string | null>(null);
  useEffect(() => {
    if (!isOnline || (askedIn.current === locale && status !== 'failed')) return;
    const isFirst = askedIn.current === null;
    const isOther = !isFirst && askedIn.current !== locale;
    askedIn.current = locale;
    void startPlatform();
    // Texts the server writes come in the language of the request.
    if (isOther && userId !== null) session.refresh().catch(() => undefined);
  }, [isOnline, locale, status, userId, startPlatform, session]);

  // A token without a name (specification, section 2). A screen that shows the profile offers a retry.
  useEffect(() => {
    if (userId !== null && !hasProfile && isOnline) session.refresh().catch(() => undefined);
  }, [userId, hasProfile, isOnline, session]);
}
