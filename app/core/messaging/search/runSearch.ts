import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { DeviceSearch, Messaging } from '../messaging.ts';
import { createFoundMessages, type FoundConversation } from './foundMessages.ts';
import { gatewayPage, searchGateway } from './searchGateway.ts';

export type MessageSearch = Pick<DeviceSearch, 'words' | 'textOf' | 'conversationID'> & {
  userID: string;
  /** The words as they were written, for the gateway. */
  written: readonly string[];
  /** Of one conversation, so many pages. */
  pages: number;
  /** Whether nothing that the device has may be gone at the gateway; else the device is left out. */
  isInStep: boolean;
};

export type SearchState = {
  groups: readonly FoundConversation[];
  isSearching: boolean;
  /** Why what only the gateway has is not among it. */
  isGatewayMissing: 'offline' | 'failed' | null;
  /** The device was left out: what it has may be gone at the gateway. */
  isDeviceHeld: boolean;
  /** Whether another page may have more of the one conversation. */
  hasMore: boolean;
};

/** From a find on the device to the screen, in milliseconds: each time all that was found is drawn. */
const stepPause = 50;

/** Most of one conversation where all are searched. */
const mostOfEach = 50;

type Run = {
  messaging: Pick<Messaging, 'call' | 'searchDevice' | 'keptMessages'>;
  search: MessageSearch;
  signal: AbortSignal;
};

/**
 * Searches device and gateway at once. Never rejects; where the device cannot be read, the gateway's
 * part is all there is.
 * @param show called with each step; not after `signal` was aborted
 */
export async function runSearch(run: Run, show: (state: SearchState) => void): Promise<void> {
  const { messaging, search, signal } = run;
  const found = createFoundMessages();
  const state: SearchState = {
    ...{ groups: [], isSearching: true, isGatewayMissing: null, hasMore: false },
    isDeviceHeld: !search.isInStep,
  };
  let soon: ReturnType<typeof setTimeout> | undefined;
  const step = (): void => {
    clearTimeout(soon);
    soon = undefined;
    if (!signal.aborted) show({ ...state, groups: found.groups() });
  };
  const limit = search.conversationID === undefined ? mostOfEach : search.pages * gatewayPage;

  const ofDevice = async (): Promise<void> => {
    if (!search.isInStep) return;
    let count = 0;
    const query: DeviceSearch = { ...search, limitPerConversation: limit };
    const onFound: Parameters<Messaging['searchDevice']>[1] = (messages) => {
      found.add(messages);
      count += messages.length;
      soon ??= setTimeout(step, stepPause);
    };
    await messaging.searchDevice(query, onFound, signal).catch(() => undefined);
    step();
    if (search.conversationID !== undefined && count >= limit) state.hasMore = true;
  };

  const ofGateway = async (): Promise<void> => {
    try {
      for (let page = 1; page <= search.pages && !signal.aborted; page += 1) {
        const answer = await searchGateway(messaging, { ...search, page });
        const { messages, gone, counts, isMore } = answer;
        found.add(messages);
        found.remove(gone);
        for (const [conversationID, count] of counts) found.count(conversationID, count);
        step();
        if (!isMore) return;
      }
      state.hasMore = true;
    } catch (error) {
      const isOffline = error instanceof GatewayError && error.kind === 'not-sent';
      state.isGatewayMissing = isOffline ? 'offline' : 'failed';
      step();
    }
  };

  await Promise.all([ofDevice(), ofGateway()]);
  state.isSearching = false;
  step();
}
