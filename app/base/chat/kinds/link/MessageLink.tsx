import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type MessageRef, refOf } from '../../../../core/messaging/messageRef.ts';
import { pathToWebview } from '../../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../../core/overlay/SheetHost.tsx';
import type { WebAddress } from '../../../../lib/webAddress.ts';
import * as css from './MessageLink.css.ts';

const sheet = {
  load: async () => (await import('./LinkSheet.tsx')).LinkSheet,
};

type Props = {
  of: MessageRef;
  address: WebAddress;
  /** @default as in the words of a message */
  className?: string;
  children: ReactNode;
};

/**
 * A link that somebody sent. A tap shows where it leads; opened in a tab of its own it leads to
 * the page that shows the same, never to the address itself.
 */
export function MessageLink({ of, address, className = css.link, children }: Props) {
  const openSheet = useOpenSheet();
  const show = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSheet(sheet, { of: refOf(of), address });
  };
  return (
    <Link
      className={className}
      to={pathToWebview(address.href, '')}
      draggable={false}
      onClick={show}
    >
      {children}
    </Link>
  );
}
