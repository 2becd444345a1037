import { atom } from 'jotai';
import { profileAtom } from '../../core/session/sessionAtom.ts';

/** Id of the account the backend names as the brand's support; empty where it names none. */
export const supportIdAtom = atom((get) => get(profileAtom)?.customerId ?? '');
