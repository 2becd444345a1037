import { atom } from 'jotai';
import type { MessageRef } from '../../../../core/messaging/messageRef.ts';
import type { WebAddress } from '../../../../lib/webAddress.ts';

/** A link, and the message that it stands in. */
type OpenedLink = { of: MessageRef; address: WebAddress };

/** The link of a message that was tapped on, over the page or on its way out. */
export const openedLinkAtom = atom<(OpenedLink & { isOpen: boolean }) | null>(null);

/** Shows where a link leads. */
export const openLinkAtom = atom(null, (_get, set, link: OpenedLink) =>
  set(openedLinkAtom, { ...link, isOpen: true }),
);

/** Nothing is opened. */
export const closeLinkAtom = atom(null, (get, set) => {
  const opened = get(openedLinkAtom);
  if (opened?.isOpen) set(openedLinkAtom, { ...opened, isOpen: false });
});
