import type { GatewayEventName } from '../../contract/gateway/events.ts';
import type { GatewayFrame } from '../../contract/gateway/frames.ts';
import type { GatewayEvent } from './gatewayClient.ts';
import type { IgnoredReason } from './gatewayOptions.ts';
import { readEvent } from './readData.ts';
import { isEventName, readFrame } from './readFrame.ts';

/** Takes what comes over the wire apart: events, answers, and what is neither. */
export interface Receiver {
  /** Never throws, whatever came. */
  receive(data: unknown): void;
  ignore(reason: IgnoredReason, count?: number): void;
  ignored(): Readonly<Record<IgnoredReason, number>>;
}

export type ReceiverOptions = {
  /** @returns false when nobody waits for this answer. */
  answer: (frame: GatewayFrame) => boolean;
  /** The answer to this call cannot be read. */
  spoil: (operationID: string) => boolean;
  /** Called before the listeners: what they do must find the client as the event leaves it. */
  heed: (name: GatewayEventName) => void;
  tell: (event: GatewayEvent) => void;
};

export function createReceiver({ answer, spoil, heed, tell }: ReceiverOptions): Receiver {
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
    tell(read.value);
  };

  return {
    receive(data) {
      const read = readFrame(data);
      if (read.kind === 'ignored') {
        ignore(read.reason);
        if (read.operationID !== '') spoil(read.operationID);
        return;
      }
      const { frame } = read;
      if (isEventName(frame.event)) {
        heed(frame.event);
        take(frame.event, frame.data, 'unreadable-event');
      } else if (answer(frame)) {
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
