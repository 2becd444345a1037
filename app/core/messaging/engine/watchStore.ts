import type { MessageStore } from '../store/messageStore.ts';

/**
 * @param onFailure called when a transaction is reported as failed. It may be on the device all the
 * same, and trying it again finds nothing left to change: what is shown has to be read again.
 */
export function watchStore(store: MessageStore, onFailure: () => void): MessageStore {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...input: unknown[]): unknown => {
        const result: unknown = value.apply(target, input);
        if (result instanceof Promise) result.catch(onFailure);
        return result;
      };
    },
  });
}
