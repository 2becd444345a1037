import { failureOf, isUnknownOutcome } from '../../contract/callError.ts';
import type { Profile } from '../../core/session/session.ts';

/** Nobody can say yet whether an edit was made; sending it again makes it at most once. */
export class UnconfirmedEdit extends Error {
  override readonly name = 'UnconfirmedEdit';
}

type Edit = {
  /** The call, and what follows from its answer. @throws CallError */
  send: () => Promise<void>;
  /** Loads the profile anew. @throws CallError */
  refresh: () => Promise<void>;
  /** The profile as the session has it now. */
  profile: () => Profile | null;
  /** Whether a profile shows that the edit was made. */
  isMade: (profile: Profile) => boolean;
};

/**
 * Makes an edit of one's own account. Where no answer came, the account itself tells whether it was
 * made; so a lost edit is never reported as saved, nor a saved one as lost.
 * @throws CallError where the edit was not made.
 * @throws UnconfirmedEdit where the account cannot be read either.
 */
export async function settleEdit({ send, refresh, profile, isMade }: Edit): Promise<void> {
  try {
    await send();
  } catch (error) {
    const failure = failureOf(error);
    if (!failure || !isUnknownOutcome(failure)) throw error;
    await refresh().catch((cause: unknown) => {
      throw new UnconfirmedEdit('No answer to an edit, nor to what became of it.', { cause });
    });
    const now = profile();
    if (!now || !isMade(now)) throw error;
  }
}
