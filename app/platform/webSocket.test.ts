import { afterEach, describe, expect, it, vi } from 'vitest';
import { openWebSocket } from './webSocket.ts';

/** As much of a browser's WebSocket as is used. */
class BrowserSocket {
  static readonly OPEN = 1;
  static made: BrowserSocket[] = [];
  readonly sent: string[] = [];
  readonly url: string;
  readyState = 0;
  isClosed = false;
  binaryType = 'blob';
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(url: string) {
    if (!url.startsWith('ws')) throw new SyntaxError('The address is none.');
    this.url = url;
    BrowserSocket.made.push(this);
  }

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.isClosed = true;
  }
}

afterEach(() => vi.unstubAllGlobals());

function open(url = 'wss://im.test/im') {
  vi.stubGlobal('WebSocket', BrowserSocket);
  const told: unknown[] = [];
  const socket = openWebSocket(url, {
    open: () => told.push('open'),
    message: (data) => told.push(data),
    close: () => told.push('close'),
  });
  return { socket, told, browser: BrowserSocket.made.at(-1) as BrowserSocket };
}

describe('openWebSocket', () => {
  it('carries text both ways and tells what happens', () => {
    const { socket, told, browser } = open();
    browser.readyState = 1;
    browser.onopen?.();
    socket.send('there');
    browser.onmessage?.({ data: 'back' });
    browser.onclose?.();
    expect([browser.url, browser.sent, told]).toEqual([
      'wss://im.test/im',
      ['there'],
      ['open', 'back', 'close'],
    ]);
  });

  it.each([0, 2, 3])(
    'refuses to send in state %i, where a browser would drop the text',
    (state) => {
      const { socket, browser } = open();
      browser.readyState = state;
      expect(() => socket.send('lost')).toThrow('not open');
      expect(browser.sent).toEqual([]);
    },
  );

  it('closes when asked to', () => {
    const { socket, browser } = open();
    socket.close();
    expect(browser.isClosed).toBe(true);
  });

  it('throws for an address that is none', () => {
    expect(() => open('nowhere')).toThrow(SyntaxError);
  });
});
