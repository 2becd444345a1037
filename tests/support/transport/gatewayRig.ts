import type { GatewayFrame, RequestFrame } from '../../../app/contract/gateway/frames.ts';
import type { OpenSocket, SocketHandlers } from '../../../app/platform/webSocket.ts';
import { createGatewayClient } from '../../../app/transport/gateway/createGatewayClient.ts';
import type { GatewayEvent, GatewayState } from '../../../app/transport/gateway/gatewayClient.ts';
import type { GatewayOptions } from '../../../app/transport/gateway/gatewayOptions.ts';
import { createVirtualClock } from '../virtualClock.ts';

/** A socket whose other end is the test. */
export type FakeSocket = {
  url: string;
  /** What the client has sent, in order. */
  sent: RequestFrame[];
  /** As the network has it. */
  isOpen: boolean;
  /** Whether the client has closed it. */
  isDropped: boolean;
  open: () => void;
  /** Comes in as it is. */
  say: (data: unknown) => void;
  tell: (event: string, data?: string) => void;
  /** @param request what is answered; the last one sent by default. */
  reply: (answer?: Partial<GatewayFrame>, request?: RequestFrame) => void;
  /** The other end or the network closes it. */
  end: () => void;
  /** @returns the last request of this name. @throws when there is none */
  request: (name: string) => RequestFrame;
};

export const testLogin = { userID: 'u1', token: 'to+k&e#n%' };

export type GatewayRig = ReturnType<typeof createGatewayRig>;

/** The gateway client with time, network and page in the hands of a test. */
export function createGatewayRig(overrides: Partial<GatewayOptions> = {}) {
  const time = createVirtualClock();
  const sockets: FakeSocket[] = [];
  const wakers = new Set<() => void>();
  const states: GatewayState[] = [];
  const events: GatewayEvent[] = [];
  const device = { isOnline: true, isVisible: true };
  let seed = 0;

  const openSocket: OpenSocket = (url, handlers) => {
    const socket = createFakeSocket(url, handlers);
    sockets.push(socket);
    return {
      send(text) {
        if (!socket.isOpen) throw new Error('The connection is not open.');
        socket.sent.push(JSON.parse(text) as RequestFrame);
      },
      close() {
        socket.isDropped = true;
      },
    };
  };
  const client = createGatewayClient({
    url: () => 'wss://im.test/im',
    openSocket,
    clock: time.now,
    timers: time.timers,
    random(bytes) {
      seed += 1;
      return bytes.map((_, index) => (seed >> (8 * (index % 4))) & 0xff);
    },
    isOnline: () => device.isOnline,
    isVisible: () => device.isVisible,
    onWake(listener) {
      wakers.add(listener);
      return () => wakers.delete(listener);
    },
    ...overrides,
  });
  client.onState((state) => states.push(state));
  client.onEvent((event) => events.push(event));

  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (!last) throw new Error('No socket has been opened.');
    return last;
  };
  const logIn = (): FakeSocket => {
    socket().open();
    socket().reply({}, socket().request('Login'));
    socket().tell('OnSyncServerFinish');
    return socket();
  };
  return {
    client,
    time,
    device,
    sockets,
    states,
    events,
    wakers,
    wake: () => {
      for (const waker of [...wakers]) waker();
    },
    /** The newest socket. */
    socket,
    /** Opens the newest socket and accepts its login. */
    logIn,
    start(): FakeSocket {
      client.start(testLogin);
      return logIn();
    },
    status: () => client.state().status,
    statuses: () => states.map(({ status }) => status),
    live: () => sockets.filter(({ isDropped }) => !isDropped),
  };
}

function createFakeSocket(url: string, handlers: SocketHandlers): FakeSocket {
  let hasEnded = false;
  const socket: FakeSocket = {
    url,
    sent: [],
    isOpen: false,
    isDropped: false,
    open() {
      if (hasEnded || socket.isOpen) return;
      socket.isOpen = true;
      handlers.open();
    },
    say: (data) => handlers.message(data),
    tell: (event, data = '') =>
      handlers.message(JSON.stringify({ event, errCode: 0, errMsg: '', data, operationID: '' })),
    reply(answer = {}, request = socket.sent.at(-1)) {
      if (!request) throw new Error('Nothing has been asked.');
      const { reqFuncName: event, operationID } = request;
      const frame = { event, errCode: 0, errMsg: '', data: '', operationID, ...answer };
      handlers.message(JSON.stringify(frame));
    },
    end() {
      if (hasEnded) return;
      hasEnded = true;
      socket.isOpen = false;
      socket.isDropped = true;
      handlers.close();
    },
    request(name) {
      const found = socket.sent.findLast(({ reqFuncName }) => reqFuncName === name);
      if (!found) throw new Error(`No ${name} has been sent.`);
      return found;
    },
  };
  return socket;
}
