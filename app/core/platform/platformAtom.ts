import { atom, useAtomValue } from 'jotai';
import type { OutputOf } from '../../contract/call.ts';
import type { getDomainInfo } from '../../contract/platform/getDomainInfo.ts';
import { useServices } from '../services/services.tsx';

/** What the platform says of this site. */
export type PlatformInfo = OutputOf<typeof getDomainInfo>;

export type PlatformState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last answer; also one kept from an earlier visit. Null before the first. */
  info: PlatformInfo | null;
};

export const platformAtom = atom<PlatformState>({ status: 'idle', info: null });

/** Single facts of it: who needs one is not rendered again when the rest changes. */
export const appNameAtom = atom((get) => get(platformAtom).info?.appName ?? '');
export const customerServiceAtom = atom((get) => get(platformAtom).info?.customerService ?? '');
export const disabledFeaturesAtom = atom((get) => get(platformAtom).info?.disabledFeatures);
export const ossUrlAtom = atom((get) => get(platformAtom).info?.ossUrl ?? '');

/** How far the platform's start has come, and the way to try it again. */
export function usePlatform(): PlatformState & { retry: () => void } {
  const { startPlatform } = useServices();
  return { ...useAtomValue(platformAtom), retry: () => void startPlatform() };
}
