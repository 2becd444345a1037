import { limits } from '../lib/limits.ts';

export type ToastMessage = { id: number; text: string; done: boolean };

type Listener = () => void;

let current: ToastMessage | null = null;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<Listener>();

function put(message: ToastMessage | null): void {
  current = message;
  for (const listener of listeners) listener();
}

/**
 * Shows a sentence for a moment; a new one takes the place of the last.
 * @param options.done draws a tick before it
 */
export function showToast(text: string, options: { done?: boolean } = {}): void {
  clearTimeout(timer);
  lastId += 1;
  put({ id: lastId, text, done: options.done ?? false });
  timer = setTimeout(() => put(null), limits.toast);
}

export function currentToast(): ToastMessage | null {
  return current;
}

/** @returns the unsubscriber. */
export function subscribeToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
