import type { IncomingMessage, ServerResponse } from 'node:http';

/** What becomes of a request before the store sees it, or of the answer after it. */
export type Fault =
  | 'refuse'
  | 'full'
  | 'unwell'
  /** Something else listens there. */
  | 'no-store'
  | 'wrong-region'
  | 'odd-refusal'
  /** Nothing comes back. */
  | 'silent'
  /** The upload is read to its first part and no further. */
  | 'stall'
  /** The upload is read, but hardly. */
  | 'trickle-upload'
  | 'lose-answer'
  | 'cut-answer'
  /** A byte now and then. */
  | 'trickle-answer'
  | 'endless-answer';

const pauseMs = 50;

/** @returns whether the request ends here. */
export function spoil(fault: Fault, request: IncomingMessage, response: ServerResponse): boolean {
  switch (fault) {
    case 'refuse':
      request.socket.destroy();
      return true;
    case 'full':
      refuse(response, 507, 'InsufficientStorage');
      return true;
    case 'unwell':
      refuse(response, 503, 'SlowDown');
      return true;
    case 'no-store':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Welcome');
      return true;
    case 'wrong-region':
      refuse(response, 301, 'PermanentRedirect');
      return true;
    case 'odd-refusal':
      refuse(response, 400, 'InvalidBucketName');
      return true;
    case 'silent':
      return true;
    case 'stall':
      request.once('data', () => request.pause());
      return true;
    case 'trickle-upload':
      request.on('data', () => {
        request.pause();
        setTimeout(() => request.resume(), pauseMs);
      });
      return true;
    case 'endless-answer':
      response.writeHead(200, { 'Content-Type': 'application/xml' });
      each(pauseMs, response, () => response.write(' '));
      return true;
    case 'lose-answer':
      loseAnswer(request, response);
      return false;
    case 'cut-answer':
      cutAnswer(request, response);
      return false;
    case 'trickle-answer':
      trickleAnswer(response);
      return false;
  }
}

export function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml', Connection: 'close' }).end(body);
}

function each(ms: number, response: ServerResponse, work: () => void): void {
  const timer = setInterval(work, ms);
  response.on('close', () => clearInterval(timer));
}

function loseAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead = () => response;
  response.write = () => true;
  response.end = () => {
    request.socket.destroy();
    return response;
  };
}

function cutAnswer(request: IncomingMessage, response: ServerResponse): void {
  const write = response.write.bind(response);
  response.write = (part: string | Uint8Array) => {
    write(part.slice(0, Math.ceil(part.length / 2)) as string, () => request.socket.destroy());
    return true;
  };
}

function trickleAnswer(response: ServerResponse): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const parts: Uint8Array[] = [];
  response.write = (part: string | Uint8Array) => {
    parts.push(Buffer.from(part as string));
    return true;
  };
  response.end = ((part?: string | Uint8Array) => {
    if (part !== undefined) parts.push(Buffer.from(part as string));
    const bytes = Buffer.concat(parts).values();
    response.flushHeaders();
    each(pauseMs, response, () => {
      const { value, done } = bytes.next();
      if (done) end();
      else write(Buffer.from([value]));
    });
    return response;
  }) as typeof response.end;
}
