import { declaredFailure } from '../../contract/callError.ts';

/** @returns the age a refused call asks to be confirmed first, in years; null for any other error. */
export function ageAsked(error: unknown): number | null {
  const failure = declaredFailure(error);
  return failure?.name === 'ageUnconfirmed' ? failure.data.minimumAge : null;
}
