import type { WebSocket } from 'ws';
import type { GatewayEventName } from '../../app/contract/gateway/events.ts';
import type { GatewayFrame } from '../../app/contract/gateway/frames.ts';
import type { ChatToken } from './chatToken.ts';
import type { FrameFaults } from './frameFaults.ts';
import { connectionLimits } from './limits.ts';

/** One websocket of one person. */
export type Connection = {
  readonly id: number;
  readonly token: ChatToken;
  /** `Login` must bring the very same. */
  readonly tokenText: string;
  /** Kind of device, 1 to 9. */
  readonly device: number;
  readonly socket: WebSocket;
  /** 0 while the session goes on, else the code that refuses it. */
  verdict: number;
  isLoggedIn: boolean;
  isBatched: boolean;
  /** Nothing more is read or sent, though the socket is open: a fault. */
  isSilent: boolean;
  /** People whose presence it is told. */
  readonly follows: Set<string>;
  /** Whether the last ping was answered. */
  isAlive: boolean;
};

/** Events whose `operationID` is empty; that of all others is "0". */
const unnumbered: ReadonlySet<string> = new Set<GatewayEventName>([
  'OnConnecting',
  'OnConnectSuccess',
  'OnConnectFailed',
  'OnKickedOffline',
  'OnUserTokenExpired',
  'OnSyncServerStart',
  'OnSyncServerFinish',
  'OnSyncServerFailed',
  'OnProgress',
  'OnNewConversation',
  'OnConversationChanged',
  'OnTotalUnreadMessageCountChanged',
]);

/** Sends an event. @param data as `encodeEvent` writes it */
export function sendEvent(
  connection: Connection,
  faults: FrameFaults,
  event: GatewayEventName,
  data: string,
  failure: { errCode: number; errMsg: string } = { errCode: 0, errMsg: '' },
): void {
  const isBatch = event === 'OnRecvNewMessage' && connection.isBatched;
  const frame: GatewayFrame = {
    event: isBatch ? 'OnRecvNewMessages' : event,
    ...failure,
    data: isBatch ? `[${data}]` : data,
    operationID: unnumbered.has(event) ? '' : '0',
  };
  faults.send(connection, event, frame);
}

/** Writes a frame's text; a peer that does not read is cut off. */
export function sendText(connection: Connection, text: string): void {
  const { socket, isSilent } = connection;
  if (isSilent || socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > connectionLimits.waitingBytes) socket.terminate();
  else socket.send(text);
}
