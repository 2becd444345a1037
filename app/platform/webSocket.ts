/** One connection that carries text both ways. */
export interface TextSocket {
  /** @throws when the connection is not open */
  send(text: string): void;
  /** Never throws; the connection may take its time to close. */
  close(): void;
}

/** What a connection tells. None is called before the opener has returned. */
export type SocketHandlers = {
  open: () => void;
  /** @param data text, or whatever else came. */
  message: (data: unknown) => void;
  /** Called once, also when the connection never opened. */
  close: () => void;
};

/** @throws when the address cannot be used */
export type OpenSocket = (url: string, handlers: SocketHandlers) => TextSocket;

/** By the browser's WebSocket. Why one fails is not told to pages, so an error is only a close. */
export const openWebSocket: OpenSocket = (url, handlers) => {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => handlers.open();
  socket.onmessage = ({ data }) => handlers.message(data);
  socket.onclose = () => handlers.close();
  return {
    send(text) {
      // A closing WebSocket drops what it is given without a word.
      if (socket.readyState !== WebSocket.OPEN) throw new Error('The connection is not open.');
      socket.send(text);
    },
    close: () => socket.close(),
  };
};
