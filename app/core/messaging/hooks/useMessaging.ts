import { useServices } from '../../services/services.tsx';
import type { Messaging } from '../messaging.ts';

/** @returns what a member can do with messages. */
export function useMessaging(): Messaging {
  return useServices().messaging;
}
