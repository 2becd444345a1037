import { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { localeAtom } from '../language/localeAtom.ts';
import { userIdAtom } from '../session/sessionAtom.ts';

type Store = ReturnType<typeof createStore>;

/** Milliseconds an answer counts as fresh: pages shown again within it do not ask again. */
export const freshFor = 30_000;

const clients = new WeakMap<Store, QueryClient>();

/**
 * What was read from the backend, for one running app; made with the first screen that reads.
 * Forgets everything when another person takes over, and asks anew in another language.
 */
export function queryClientOf(store: Store): QueryClient {
  const known = clients.get(store);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // The transport tries again by itself, and knows whether there is a network.
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: freshFor,
      },
    },
  });
  // Reads anew when the network or the person comes back.
  client.mount();
  store.sub(userIdAtom, () => client.clear());
  store.sub(localeAtom, () => void client.invalidateQueries());
  clients.set(store, client);
  return client;
}
