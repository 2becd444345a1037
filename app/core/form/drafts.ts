import {
  type KeyValueStore,
  readJson,
  sessionStore,
  storageKeys,
  writeJson,
} from '../../platform/storage.ts';
import type { Values } from './formState.ts';

/**
 * Texts of unfinished forms, kept while the page's tab is open, so that a reload after a missing
 * chunk or a visit elsewhere loses nothing. Secrets are never handed in.
 */
export function readDraft(store: KeyValueStore, form: string): Values {
  const drafts = readJson(store, storageKeys.drafts);
  if (typeof drafts !== 'object' || drafts === null) return {};
  const draft: unknown = Object.hasOwn(drafts, form) ? Reflect.get(drafts, form) : null;
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(
    Object.entries(draft).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

/** @param values null forgets the draft. */
export function writeDraft(store: KeyValueStore, form: string, values: Values | null): void {
  const drafts = readJson(store, storageKeys.drafts);
  const others = typeof drafts === 'object' && drafts !== null ? { ...drafts } : {};
  Reflect.deleteProperty(others, form);
  const left = values ? { ...others, [form]: values } : others;
  if (Object.keys(left).length === 0) store.remove(storageKeys.drafts);
  else writeJson(store, storageKeys.drafts, left);
}

/** Forgets what was typed into a form that has become pointless. */
export function forgetDraft(form: string): void {
  writeDraft(sessionStore, form, null);
}
