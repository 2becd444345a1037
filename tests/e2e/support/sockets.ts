import { expect, type Page } from 'playwright/test';

/** Connections to the gateway that a page has open. */
export type Sockets = () => number;

/** Call it before the page opens. */
export function countSockets(page: Page): Sockets {
  const open = new Set<unknown>();
  page.on('websocket', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  // Of a page that is gone nothing is told any more.
  page.on('request', (request) => request.isNavigationRequest() && open.clear());
  return () => open.size;
}

/**
 * Takes the network from a page and its tabs. An open socket outlives it by a moment, in which what is
 * said still comes through: this resolves when it is closed.
 * @param sockets those of the tab that holds the connection
 */
export async function goOffline(page: Page, sockets: Sockets): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(sockets).toBe(0);
}
