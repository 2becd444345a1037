import { useAtomValue, useStore } from 'jotai';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useServices } from '../../../core/services/services.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { type JoinedIntents, joinMoneyIntents } from './joinMoneyIntents.ts';

/** The orders of the person logged in; null for nobody. */
export function useMoneyIntents(): JoinedIntents | null {
  const { backend } = useServices();
  const { packageId } = useBrand();
  const store = useStore();
  const userId = useAtomValue(userIdAtom);
  return userId === null ? null : joinMoneyIntents({ store, backend, userId, packageId });
}
