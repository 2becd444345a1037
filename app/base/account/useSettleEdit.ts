import { useStore } from 'jotai';
import { useServices } from '../../core/services/services.tsx';
import type { Profile } from '../../core/session/session.ts';
import { profileAtom } from '../../core/session/sessionAtom.ts';
import { settleEdit } from './settleEdit.ts';

type Edit = { send: () => Promise<void>; isMade: (profile: Profile) => boolean };

/** @returns makes an edit of the account in use; see `settleEdit`. */
export function useSettleEdit(): (edit: Edit) => Promise<void> {
  const store = useStore();
  const { session } = useServices();
  return (edit) =>
    settleEdit({ ...edit, refresh: session.refresh, profile: () => store.get(profileAtom) });
}
