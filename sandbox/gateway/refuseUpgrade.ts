import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers an upgrade with an HTTP status and closes, or just closes. */
export function refuseUpgrade(socket: Duplex, status: number | 'drop'): void {
  if (status === 'drop' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = `${STATUS_CODES[status] ?? 'Refused'}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
