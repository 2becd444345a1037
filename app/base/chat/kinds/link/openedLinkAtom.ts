import { atom } from 'jotai';
import type { WebAddress } from '../../../../lib/webAddress.ts';

/** The link of a message that was tapped on, over the page or on its way out. */
export const openedLinkAtom = atom<{ address: WebAddress; isOpen: boolean } | null>(null);

/** Shows where a link leads. */
export const openLinkAtom = atom(null, (_get, set, address: WebAddress) =>
  set(openedLinkAtom, { address, isOpen: true }),
);

/** Nothing is opened. */
export const closeLinkAtom = atom(null, (get, set) => {
  const opened = get(openedLinkAtom);
  if (opened?.isOpen) set(openedLinkAtom, { ...opened, isOpen: false });
});
