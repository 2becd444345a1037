import type { GatewayFrame } from '../../app/contract/gateway/frames.ts';
import type { GatewayFault } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';
import { type Connection, sendText } from './connection.ts';

export interface FrameFaults {
  /** The fault set for a function or event on a connection, used up by asking. */
  meet(connection: Connection, name: string): GatewayFault | null;
  /** Sends a frame as the fault says that is set for it. */
  send(connection: Connection, name: string, frame: GatewayFrame): void;
}

/** @returns the faults of the gateway's frames; those of its functions are the dispatch's. */
export function makeFrameFaults(faults: Faults): FrameFaults {
  const meet = ({ token }: Connection, name: string): GatewayFault | null =>
    faults.meet(`gateway:${name}`, [token.userId, token.deviceId]);
  return {
    meet,
    send: (connection, name, frame) =>
      sendFaulty(connection, JSON.stringify(frame), meet(connection, name)),
  };
}

/** Sends a frame's text, or what a fault leaves of it. */
export function sendFaulty(connection: Connection, text: string, fault: GatewayFault | null): void {
  switch (fault?.kind) {
    case 'drop':
      connection.socket.terminate();
      return;
    case 'half-open':
      connection.isSilent = true;
      return;
    case 'lost':
      return;
    case 'truncated':
      sendText(connection, text.slice(0, text.length >> 1));
      return;
    case 'duplicate':
      sendText(connection, text);
      sendText(connection, text);
      return;
    case 'latency':
      // Later than what is sent after it: frames out of order are part of the fault.
      setTimeout(() => sendText(connection, text), fault.ms).unref();
      return;
    default:
      sendText(connection, text);
  }
}
