import { type MessageRef, messageKeyOf } from '../messageRef.ts';
import type { Tasks } from './tasks.ts';

type Needs = {
  tasks: Tasks;
  /** As `History.checkRevoked`. @throws GatewayError, DatabaseError */
  ask: (conversationID: string, refs: readonly MessageRef[]) => Promise<void>;
};

/**
 * Messages that may have been revoked, until the gateway has answered whether they were. The old event
 * `OnRecvMessageRevoked` names no sender (protocol reference, section 4), and ids are not unique.
 */
export interface RevocationChecks {
  add(refs: readonly MessageRef[]): void;
  /** Asks for all that were not answered. */
  connected(): void;
}

export function createRevocationChecks({ tasks, ask }: Needs): RevocationChecks {
  const waiting = new Map<string, Map<string, MessageRef>>();

  const keep = (ref: MessageRef): void => {
    const refs = waiting.get(ref.conversationID) ?? new Map<string, MessageRef>();
    waiting.set(ref.conversationID, refs.set(messageKeyOf(ref), ref));
  };
  const check = async (conversationID: string): Promise<void> => {
    const refs = [...(waiting.get(conversationID)?.values() ?? [])];
    waiting.delete(conversationID);
    try {
      await ask(conversationID, refs);
    } catch (error) {
      refs.forEach(keep);
      throw error;
    }
  };
  const start = (conversationID: string): void =>
    tasks.start(`revocations ${conversationID}`, () => check(conversationID));

  return {
    add(refs) {
      refs.forEach(keep);
      for (const id of new Set(refs.map(({ conversationID }) => conversationID))) start(id);
    },
    connected() {
      for (const id of waiting.keys()) start(id);
    },
  };
}
