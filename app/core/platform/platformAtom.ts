import { atom, useAtomValue } from 'jotai';
import type { OutputOf } from '../../contract/call.ts';
import type { getDomainInfo } from '../../contract/platform/getDomainInfo.ts';
import { useServices } from '../services.tsx';

/** What the platform says of this site. */
export type PlatformInfo = OutputOf<typeof getDomainInfo>;

export type PlatformState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last answer; also one kept from an earlier visit. Null before the first. */
  info: PlatformInfo | null;
};

export const platformAtom = atom<PlatformState>({ status: 'idle', info: null });

/** How far the platform's start has come, and the way to try it again. */
export function usePlatform(): PlatformState & { retry: () => void } {
  const { startPlatform } = useServices();
  return { ...useAtomValue(platformAtom), retry: () => void startPlatform() };
}
