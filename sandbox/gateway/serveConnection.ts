import type { RawData, WebSocket } from 'ws';
import { gatewayErrors } from '../../app/contract/gateway/errors.ts';
import type { ChatToken } from './chatToken.ts';
import type { Connection } from './connection.ts';
import { sendText } from './connection.ts';
import type { Connections } from './connections.ts';
import { type Conversing, converse } from './converse.ts';
import { makeFrameRate } from './frameRate.ts';
import { closeCodes, connectionLimits } from './limits.ts';

export type Serving = Conversing & {
  connections: Connections;
  /** Takes note of work that closing waits for. */
  inBackground: (work: Promise<unknown>) => void;
};

type Opened = { token: ChatToken; tokenText: string; device: number; hasRateLimit: boolean };

let made = 0;

/** Serves a connection until it closes: one queue, frames answered in the order they came. */
export function serveConnection(
  serving: Serving,
  socket: WebSocket,
  { hasRateLimit, ...opened }: Opened,
): void {
  made += 1;
  const connection: Connection = {
    ...opened,
    id: made,
    socket,
    verdict: opened.token.code,
    isLoggedIn: false,
    isBatched: false,
    isSilent: false,
    follows: new Set(),
    isAlive: true,
  };
  const { connections, services } = serving;
  connections.add(connection);
  const mayTake = hasRateLimit ? makeFrameRate(services.now) : () => true;
  const waiting: (string | null)[] = [];
  let waitingText = 0;
  let isAnswering = false;
  const answerAll = async () => {
    isAnswering = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      waitingText -= next?.length ?? 0;
      if (connection.isSilent || socket.readyState !== socket.OPEN) break;
      await converse(serving, connection, next);
      if (socket.isPaused && waitingText < connectionLimits.waitingText) socket.resume();
    }
    // Left off in the middle: only who reads on hears that the peer has gone.
    if (socket.isPaused) socket.resume();
    isAnswering = false;
  };
  const loginTimer = setTimeout(() => {
    if (!connection.isLoggedIn && !connection.isSilent) socket.close(closeCodes.policy);
  }, connectionLimits.loginTimeout).unref();
  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (connection.isSilent) return;
    connection.isAlive = true;
    if (!mayTake() || waiting.length >= connectionLimits.waitingFrames) {
      overLimit(connection);
      return;
    }
    const text = isBinary ? null : String(data);
    waiting.push(text);
    waitingText += text?.length ?? 0;
    // The peer waits with us: what is not read stays on its side.
    if (waitingText >= connectionLimits.waitingText) socket.pause();
    if (!isAnswering) serving.inBackground(answerAll());
  });
  socket.on('pong', () => {
    connection.isAlive = true;
  });
  // Broken frames and too large ones: the socket closes by itself and says why.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(loginTimer);
    waiting.length = 0;
    connections.remove(connection);
    serving.onPresence(connection);
  });
}

function overLimit(connection: Connection): void {
  const refusal = {
    event: 'error',
    errCode: gatewayErrors.sendLimit,
    errMsg: 'Too many frames at once. Connect again and send fewer.',
    data: '',
    operationID: '',
  };
  sendText(connection, JSON.stringify(refusal));
  connection.socket.close(closeCodes.policy);
}

/** Asks every peer whether it is there, and lets go of those that did not answer the last time. */
export function ping(connections: ReadonlySet<Connection>): void {
  for (const connection of connections) {
    // One that is not read from cannot be heard answering either.
    if (connection.socket.isPaused) continue;
    if (!connection.isAlive) connection.socket.terminate();
    else {
      connection.isAlive = false;
      connection.socket.ping();
    }
  }
}
