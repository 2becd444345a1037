import { connect, createServer, type Socket } from 'node:net';

/** The way from a browser to a server, which a test can cut. */
export type CutLine = {
  port: number;
  /** Ends every connection and refuses new ones, as a phone without a network does. */
  cut(): Promise<void>;
  /** Listens at the same port again. */
  mend(): Promise<void>;
};

/** Hands everything on to a port of this machine. */
export async function openLine(target: number): Promise<CutLine> {
  const open = new Set<Socket>();
  const hold = (socket: Socket, other: Socket): void => {
    open.add(socket);
    // Either end may go at any time; the other follows.
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    hold(near, far);
    hold(far, near);
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
  };
}
