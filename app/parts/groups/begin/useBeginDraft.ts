import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../../core/form/drafts.ts';
import { sessionStore } from '../../../platform/storage.ts';

/** What a group that is being begun shall be. */
export type BeginDraft = {
  name: string;
  introduction: string;
  /** As it was uploaded; '' without a picture. */
  faceUrl: string;
  /** Ids of members, in the order chosen. */
  chosen: readonly string[];
  /** Who comes in has to be approved. */
  asks: boolean;
};

const nothing: BeginDraft = { name: '', introduction: '', faceUrl: '', chosen: [], asks: false };

export type Beginning = {
  draft: BeginDraft;
  change: (changes: Partial<BeginDraft>) => void;
  /** Forgets all of it. */
  clear: () => void;
  /** Whether there is anything that the person would miss. */
  isBegun: boolean;
};

/**
 * What somebody has put in so far, kept over a reload.
 * @param form names it among the drafts
 * @param first those who are chosen to begin with
 */
export function useBeginDraft(form: string, first: readonly string[] = []): Beginning {
  const [draft, setDraft] = useState<BeginDraft>(() => readBeginning(form, first));
  const { name, introduction, faceUrl, chosen } = draft;
  const isBegun =
    name.trim() !== '' ||
    introduction.trim() !== '' ||
    faceUrl !== '' ||
    chosen.some((id) => !first.includes(id));
  useEffect(() => {
    const values = {
      name,
      introduction,
      faceUrl,
      chosen: chosen.join('\n'),
      asks: `${draft.asks}`,
    };
    writeDraft(sessionStore, form, isBegun ? values : null);
  }, [form, isBegun, name, introduction, faceUrl, chosen, draft.asks]);
  return {
    draft,
    isBegun,
    change: (changes) => setDraft((known) => ({ ...known, ...changes })),
    clear: () => {
      setDraft({ ...nothing, chosen: first });
      writeDraft(sessionStore, form, null);
    },
  };
}

function readBeginning(form: string, first: readonly string[]): BeginDraft {
  const { chosen = '', asks, ...kept } = readDraft(sessionStore, form);
  const before = chosen.split('\n').filter((id) => id !== '' && !first.includes(id));
  return { ...nothing, ...kept, asks: asks === 'true', chosen: [...first, ...before] };
}
