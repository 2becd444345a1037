import type { Timers } from '../../../platform/timers.ts';

/** After the last signal, somebody counts as typing for so long. Milliseconds. */
const lasting = 5_000;
/** Between two signals of our own. Milliseconds. */
const pause = 2_000;

/** Who has been typing in the last seconds. */
export interface TypingSigns {
  note(conversationID: string, isTyping: boolean): void;
  close(): void;
}

/** @param onChange called when somebody starts or stops */
export function createTypingSigns(
  timers: Timers,
  onChange: (conversationID: string, isTyping: boolean) => void,
): TypingSigns {
  const endings = new Map<string, unknown>();
  const stop = (conversationID: string): void => {
    const ending = endings.get(conversationID);
    if (ending === undefined) return;
    timers.clear(ending);
    endings.delete(conversationID);
    onChange(conversationID, false);
  };
  return {
    note(conversationID, isTyping) {
      if (!isTyping) {
        stop(conversationID);
        return;
      }
      const ending = endings.get(conversationID);
      if (ending !== undefined) timers.clear(ending);
      endings.set(
        conversationID,
        timers.set(() => stop(conversationID), lasting),
      );
      if (ending === undefined) onChange(conversationID, true);
    },
    close() {
      for (const ending of endings.values()) timers.clear(ending);
      endings.clear();
    },
  };
}

/** Lets one signal through at a time; that somebody stopped is sent once. */
export function createTypingThrottle(
  timers: Timers,
  send: (conversationID: string, isTyping: boolean) => void,
): { set(conversationID: string, isTyping: boolean): void; close(): void } {
  const started = new Set<string>();
  const pauses = new Map<string, unknown>();
  const endPause = (conversationID: string): void => {
    timers.clear(pauses.get(conversationID));
    pauses.delete(conversationID);
  };
  return {
    set(conversationID, isTyping) {
      if (isTyping ? pauses.has(conversationID) : !started.delete(conversationID)) return;
      endPause(conversationID);
      if (isTyping) {
        started.add(conversationID);
        pauses.set(
          conversationID,
          timers.set(() => pauses.delete(conversationID), pause),
        );
      }
      send(conversationID, isTyping);
    },
    close() {
      for (const conversationID of [...pauses.keys()]) endPause(conversationID);
    },
  };
}
