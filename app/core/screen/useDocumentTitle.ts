import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isolated } from '../../lib/isolated.ts';
import { useBrand } from '../brand/brand.tsx';
import { unreadTotalAtom } from '../messaging/messagingAtoms.ts';
import { useIsActiveScreen } from './activeScreen.tsx';

/**
 * Names the window after the page in front: `Title · Brand`, or the brand alone for '', behind the
 * number of unread messages.
 */
export function useDocumentTitle(title: string): void {
  const brand = useBrand();
  const isActive = useIsActiveScreen();
  const name = brand.text(brand.name);
  const unread = useAtomValue(unreadTotalAtom);
  useEffect(() => {
    if (!isActive) return;
    const page = title && title !== name ? `${isolated(title)} · ${name}` : name;
    document.title = unread > 0 ? `(${unread}) ${page}` : page;
  }, [isActive, title, name, unread]);
}
