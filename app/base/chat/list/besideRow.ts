import { pathToConversation } from '../../../core/navigation/paths.ts';

/**
 * @returns what has the focus when a row of the list has gone: the next row, else the one before; without
 * either the heading of the page
 */
export function besideRow(row: Element | null): HTMLElement | null {
  const item = row?.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const link = next?.querySelector('a') ?? null;
  return (
    link ?? [...document.querySelectorAll<HTMLElement>('[data-heading]')].find(isInView) ?? null
  );
}

/** @returns the row of a conversation in the list; null where it is not drawn */
export function rowOf(conversationID: string): Element | null {
  const path = pathToConversation(conversationID);
  const links = [...document.querySelectorAll('li a')];
  return links.find((link) => link.getAttribute('href') === path) ?? null;
}

function isInView(element: Element): boolean {
  return element.getClientRects().length > 0;
}
