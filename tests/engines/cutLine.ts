import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** The way from a browser to a server, which a test can cut. */
export type CutLine = {
  port: number;
  /** Ends every connection and refuses new ones, as a phone without a network does. */
  cut(): Promise<void>;
  /** Listens at the same port again. */
  mend(): Promise<void>;
  /** Withholds the requests that begin so, such as `GET /media/`. @returns lets them through */
  hold(request: RegExp): () => void;
};

/** Hands everything on to a port of this machine. */
export async function openLine(target: number): Promise<CutLine> {
  const open = new Set<Socket>();
  let held: RegExp | null = null;
  const waiting = new Set<() => void>();
  /** Browsers send a request once the one before is answered: each begins a chunk. */
  const gate = (): Transform =>
    new Transform({
      transform(chunk: Buffer, _, done) {
        const goOn = (): void => done(null, chunk);
        if (held?.test(chunk.subarray(0, 64).toString('latin1'))) waiting.add(goOn);
        else goOn();
      },
    });
  const connectTo = (socket: Socket, other: Socket, through?: Transform): void => {
    open.add(socket);
    // Either end may go at any time; the other follows.
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
    if (through) socket.pipe(through).pipe(other);
    else socket.pipe(other);
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    connectTo(near, far, gate());
    connectTo(far, near);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
    mend: () => listen(port),
    hold(request) {
      held = request;
      return () => {
        held = null;
        for (const goOn of waiting) goOn();
        waiting.clear();
      };
    },
  };
}
