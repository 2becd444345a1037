import { connect, createServer, type Socket } from 'node:net';

/**
 * What becomes of one upload on the line. A number: the connection breaks once this share of the body
 * has arrived, 0 to 1; `answer`: the server has all and has done its work, and its answer is lost;
 * `refused`: there is no connection.
 */
export type LineFate = number | 'answer' | 'refused';

/** The way of one device to a server: of each connection the first request alone is looked at. */
export type UploadLine = {
  port: number;
  /** Met by the connections to come, one each; those after them pass whole. */
  plan(...fates: readonly LineFate[]): void;
  close(): Promise<void>;
};

const headEnd = '\r\n\r\n';

/** @param target port of the server on this machine */
export async function openUploadLine(target: number): Promise<UploadLine> {
  const fates: LineFate[] = [];
  const open = new Set<Socket>();
  const hold = (socket: Socket, other: Socket): void => {
    open.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((near) => {
    const fate = fates.shift();
    if (fate === 'refused') {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    hold(near, far);
    hold(far, near);
    if (fate === 'answer') far.once('data', () => near.destroy());
    else far.pipe(near);
    if (typeof fate === 'number') passUntil(near, far, fate);
    else near.pipe(far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    plan: (...more) => void fates.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** Hands on the head of a request and a share of its body, and breaks. */
function passUntil(near: Socket, far: Socket, share: number): void {
  let held = Buffer.alloc(0);
  let most: number | null = null;
  let passed = 0;
  near.on('data', (piece) => {
    held = Buffer.concat([held, piece]);
    const end = held.indexOf(headEnd);
    if (most === null && end >= 0) {
      const head = held.subarray(0, end).toString('latin1');
      const body = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
      most = end + headEnd.length + Math.floor(body * share);
    }
    if (most === null) return;
    const part = held.subarray(0, most - passed);
    held = held.subarray(part.length);
    passed += part.length;
    // An answer to the whole of it may be faster than the break.
    if (passed === most) far.unpipe(near);
    far.write(part, () => {
      // What was written has left before the end of it.
      if (passed === most) far.destroy();
    });
  });
}
