import { useErrorTexts } from './useErrorTexts.ts';

/** @returns what to say about anything that was thrown. See `useErrorTexts`. */
export function useErrorText(): (error: unknown) => string {
  return useErrorTexts().of;
}
