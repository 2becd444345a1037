import { WebSocket } from 'ws';
import type { GatewayFrame } from '../../app/contract/gateway/frames.ts';

export interface GatewaySocket {
  /** Everything that came, in the order it came. */
  readonly frames: GatewayFrame[];
  /** The code it is closed with. */
  readonly closed: Promise<number>;
  /** Sends any text. */
  say(text: string | Buffer): void;
  /** Waits for a frame that came or comes. */
  until(isMeant: (frame: GatewayFrame) => boolean): Promise<GatewayFrame>;
  /** @returns the code it is closed with */
  close(): Promise<number>;
  terminate(): void;
}

/**
 * Opens a socket that keeps all it is told.
 * @param onFrame called with each frame as it comes
 * @throws Error with the HTTP status where it is refused
 */
export async function openGatewaySocket(
  url: string,
  headers: Record<string, string>,
  onFrame: (frame: GatewayFrame) => void,
): Promise<GatewaySocket> {
  const socket = new WebSocket(url, { headers });
  const frames: GatewayFrame[] = [];
  const waiting = new Set<() => void>();
  const wakeAll = () => {
    for (const wake of [...waiting]) wake();
  };
  socket.on('message', (data, isBinary) => {
    if (isBinary) throw new Error('The gateway sent a binary frame.');
    const frame = JSON.parse(String(data)) as GatewayFrame;
    frames.push(frame);
    onFrame(frame);
    wakeAll();
  });
  const closed = new Promise<number>((done) =>
    socket.once('close', (code) => {
      done(code);
      wakeAll();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, response) => {
      reject(new Error(String(response.statusCode)));
    });
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  return {
    frames,
    closed,
    say: (text) => socket.send(text),
    until: (isMeant) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = frames.find(isMeant);
          const isOver = socket.readyState === WebSocket.CLOSED;
          if (!found && !isOver) return;
          waiting.delete(look);
          if (found) resolve(found);
          else reject(new Error('The connection is closed.'));
        };
        waiting.add(look);
        look();
      }),
    close: () => {
      socket.close();
      return closed;
    },
    terminate: () => socket.terminate(),
  };
}
