// TLS and HTTP/2 in front of a local server, as hosts serve sites, with a certificate made for the moment.
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { connect } from 'node:net';
import { pipeline } from 'node:stream';
import { generate } from 'selfsigned';

/** Of HTTP/1.1 alone; HTTP/2 forbids them. */
const hopByHop = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding']);

/**
 * @param {number} target port of the server behind
 * @returns {Promise<{port: number, close: () => void}>}
 */
export async function openTlsFront(target) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const agent = new Agent({ keepAlive: true });
  const behind = (authority) => String(authority).replace(/:\d+$/, `:${target}`);
  // The connections of the gateway are of HTTP/1.1.
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  server.on('upgrade', (asked, socket, head) => {
    const host = behind(asked.headers.host);
    const headers = { ...asked.headers, host, origin: `http://${host}` };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const other = connect(target, 'localhost', () => {
      other.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      other.write(head);
      pipeline(socket, other, socket, () => undefined);
    });
    other.on('error', () => socket.destroy());
  });
  server.on('stream', (stream, headers) => {
    const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const asked = request({
      agent,
      host: 'localhost',
      port: target,
      method: headers[':method'],
      path: headers[':path'],
      headers: {
        ...Object.fromEntries(own),
        host: behind(headers[':authority']),
      },
    });
    asked.on('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name));
      if (stream.destroyed) return;
      stream.respond({ ':status': answer.statusCode, ...Object.fromEntries(kept) });
      pipeline(answer, stream, () => undefined);
    });
    asked.on('error', () => stream.destroy());
    stream.on('error', () => asked.destroy());
    stream.pipe(asked);
  });
  await new Promise((done) => server.listen(0, 'localhost', () => done(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port: address.port,
    close() {
      agent.destroy();
      server.close();
    },
  };
}
