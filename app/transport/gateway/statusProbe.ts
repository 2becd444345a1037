import { loginStatus } from '../../contract/gateway/enums.ts';
import { getLoginStatus } from '../../contract/gateway/functions/session.ts';
import { readOutput } from './readData.ts';
import type { SessionCalls } from './sessionCalls.ts';

type Needs = {
  session: SessionCalls;
  isOnline: () => boolean;
  /** The gateway lives: it has answered, whatever it said. */
  onAnswer: () => void;
  onLoginForgotten: () => void;
};

/** @returns asks a silent gateway for its login status (protocol reference, sections 1.5 and 1.9) */
export function createStatusProbe(needs: Needs): () => void {
  return () =>
    needs.session.askStatus((outcome) => {
      if (outcome.ok || outcome.kind !== 'unknown') needs.onAnswer();
      // While lists come in, some gateways still call it logging in.
      if (!outcome.ok || !needs.isOnline()) return;
      const read = readOutput(getLoginStatus, outcome.data);
      if (read.ok && read.value !== loginStatus.loggedIn) needs.onLoginForgotten();
    });
}
