import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { UNSAFE_NavigationContext as Navigation, type Navigator } from 'react-router-dom';
import { overlayEntryStore } from '../../platform/history.ts';
import { OverlayEntries } from '../../ui/overlayEntry.ts';
import { createOverlayHistory } from './createOverlayHistory.ts';

/**
 * Gives every overlay below it an entry of the history. Whoever goes to another page from within one
 * closes it first: the router's own ways, links among them, are led through here.
 */
export function OverlayNavigation({ children }: { children: ReactNode }) {
  const [overlays] = useState(() => createOverlayHistory(overlayEntryStore));
  useEffect(() => overlays.follow(), [overlays]);
  const given = useContext(Navigation);
  const navigation = useMemo(() => {
    const { navigator } = given;
    const led: Navigator = {
      ...navigator,
      push: (...to) => overlays.leave(() => navigator.push(...to)),
      replace: (...to) => overlays.leave(() => navigator.replace(...to)),
      go: (delta) => overlays.leave(() => navigator.go(delta)),
    };
    return { ...given, navigator: led };
  }, [given, overlays]);
  return (
    <Navigation value={navigation}>
      <OverlayEntries value={overlays}>{children}</OverlayEntries>
    </Navigation>
  );
}
