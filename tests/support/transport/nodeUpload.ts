import { type ClientRequest, request } from 'node:http';
import type { Upload } from '../../../app/platform/upload.ts';

/** Sendings of files over a line of this machine, as a browser does them, with a hand on their way. */
export type NodeUpload = {
  upload: Upload;
  /** Bytes of the bodies sent so far, one for each sending. */
  sendings: number[];
  /** Has the next sending stand still at a share of its body. @returns once it does, goes on with it */
  holdAt(share: number): Promise<() => void>;
  /** All that are on their way break, and nobody hears of it: the page is gone. */
  kill(): void;
};

const pieces = 64;

/** @param headers sent beside those of the call */
export function createNodeUpload(port: number, headers: Record<string, string>): NodeUpload {
  const sendings: number[] = [];
  const running = new Set<ClientRequest>();
  let isDead = false;
  let held: { share: number; reach: (release: () => void) => void } | null = null;

  const pauseAt = async (share: number): Promise<void> => {
    if (!held || share < held.share) return;
    const { reach } = held;
    held = null;
    await new Promise<void>((resolve) => reach(resolve));
  };

  const upload: Upload = async ({ url, headers: own, body, signal, onProgress }) => {
    if (isDead) return new Promise(() => undefined);
    const form = new Response(body);
    const bytes = Buffer.from(await form.arrayBuffer());
    const { pathname } = new URL(url);
    const type = form.headers.get('content-type') ?? '';
    return new Promise((resolve, reject) => {
      const fail = (): void => {
        if (!isDead) reject(new Error('The upload found no connection.'));
      };
      const sender = request({
        ...{ host: '127.0.0.1', port, path: pathname, method: 'POST', agent: false },
        headers: {
          ...{ ...own, ...headers, host: 'plain.localhost' },
          'content-type': type,
          'content-length': bytes.length,
        },
      });
      running.add(sender);
      const index = sendings.push(0) - 1;
      signal.addEventListener('abort', () => sender.destroy(), { once: true });
      const isClosed = new Promise<boolean>((done) => {
        sender.on('close', () => {
          running.delete(sender);
          done(false);
        });
      });
      sender.on('error', fail);
      let mayRead = (): void => undefined;
      const isSent = new Promise<void>((done) => {
        mayRead = done;
      });
      sender.on('response', async (answer) => {
        const parts: Buffer[] = [];
        try {
          for await (const part of answer) parts.push(part);
        } catch {
          // It broke within the answer.
          fail();
        }
        // What is answered before the end of the body is heard at its end.
        await isSent;
        if (isDead || signal.aborted) return;
        const contentType = answer.headers['content-type'] ?? '';
        const text = Buffer.concat(parts).toString();
        resolve({ status: answer.statusCode ?? 0, contentType, text });
      });
      void sendPieces();
      async function sendPieces(): Promise<void> {
        await pauseAt(0);
        for (let piece = 0; piece < pieces && !sender.destroyed; piece += 1) {
          const [start, end] = [piece, piece + 1].map((at) =>
            Math.floor((bytes.length * at) / pieces),
          );
          const part = bytes.subarray(start, end);
          const written = new Promise<boolean>((done) => {
            sender.write(part, (error) => done(!error));
          });
          const isWritten = await Promise.race([written, isClosed]);
          if (!isWritten || isDead) break;
          sendings[index] = end ?? 0;
          onProgress((end ?? 0) / bytes.length);
          await pauseAt((piece + 1) / pieces);
        }
        if (!sender.destroyed) sender.end();
        mayRead();
      }
    });
  };

  return {
    upload,
    sendings,
    holdAt: (share) =>
      new Promise((reach) => {
        held = { share, reach };
      }),
    kill() {
      isDead = true;
      for (const sender of running) sender.destroy();
    },
  };
}
