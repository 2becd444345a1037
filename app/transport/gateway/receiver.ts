import type { GatewayEventName } from '../../contract/gateway/events.ts';
import type { GatewayFrame } from '../../contract/gateway/frames.ts';
import type { GatewayEvent } from './gatewayClient.ts';
import type { IgnoredReason } from './gatewayOptions.ts';
import type { PendingCalls } from './pendingCalls.ts';
import { readEvent } from './readData.ts';
import { isEventName, readFrame } from './readFrame.ts';
import type { SessionSignals } from './sessionSignals.ts';

/** Takes what comes over the wire apart: events, answers, and what is neither. */
export interface Receiver {
  /** Never throws, whatever came. */
  receive(data: unknown): void;
  ignore(reason: IgnoredReason, count?: number): void;
  ignored(): Readonly<Record<IgnoredReason, number>>;
}

type Needs = {
  signals: Pick<SessionSignals, 'answer' | 'noteEvent'>;
  calls: Pick<PendingCalls, 'answerUnreadable'>;
  notify: (event: GatewayEvent) => void;
};

/** Frames and events: protocol reference, sections 2 and 4. */
export function createReceiver({ signals, calls, notify }: Needs): Receiver {
  const ignored: Record<IgnoredReason, number> = {
    'not-text': 0,
    'too-large': 0,
    unreadable: 0,
    'unknown-event': 0,
    'unreadable-event': 0,
    'unreadable-item': 0,
    'unknown-reply': 0,
    'unreadable-reply': 0,
  };
  const ignore = (reason: IgnoredReason, count = 1): void => {
    ignored[reason] += count;
  };
  /** @param otherwise the reason to pass it over where it cannot be read. */
  const take = (name: GatewayEventName, data: string, otherwise: IgnoredReason): void => {
    const read = readEvent(name, data);
    if (!read.ok) {
      ignore(otherwise);
      return;
    }
    ignore('unreadable-item', read.dropped);
    notify(read.value);
  };

  return {
    receive(data) {
      const read = readFrame(data);
      if (read.kind === 'ignored') {
        ignore(read.reason);
        if (read.operationID !== '') calls.answerUnreadable(read.operationID);
        return;
      }
      const { frame } = read;
      if (isEventName(frame.event)) {
        // Listeners find the client as the event leaves it.
        signals.noteEvent(frame.event);
        take(frame.event, frame.data, 'unreadable-event');
      } else if (signals.answer(frame)) {
        return;
      } else if (isEcho(frame)) {
        take('OnRecvNewMessage', frame.data, 'unknown-reply');
      } else {
        const isEvent = frame.event.startsWith('On') || frame.operationID === '';
        ignore(isEvent ? 'unknown-event' : 'unknown-reply');
      }
    },
    ignore,
    ignored: () => ({ ...ignored }),
  };
}

/**
 * Some gateways answer a send to all connections of the account: to another tab, or to one that no
 * longer waits, it is a message that has come in.
 */
function isEcho({ event, errCode }: GatewayFrame): boolean {
  return errCode === 0 && (event === 'SendMessage' || event === 'SendMessageNotOss');
}
