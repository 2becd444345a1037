import type { OpenSocket, SocketHandlers } from '../../../app/platform/webSocket.ts';
import type { VirtualClock } from '../virtualClock.ts';
import type { ModelConnection } from './modelGateway.ts';

export type NetworkConditions = {
  /** Longest way of a frame, in milliseconds. */
  latency: number;
  /** Whether frames overtake each other on their way to the device. */
  isUnordered: boolean;
  /** Share of events that come twice. */
  doubling: number;
};

/** The server at the other end of the wire. */
export type NetworkEnd = {
  connections: {
    add: (connection: ModelConnection) => unknown;
    delete: (connection: ModelConnection) => unknown;
  };
  receive: (connection: ModelConnection, text: string) => void;
};

/** How a connection ends. */
export type Ending =
  /** What is under way in both directions is lost. */
  | 'lost'
  /** What the device sent still arrives, what it is told does not. */
  | 'after-commit'
  /** Nothing comes any more, and nobody says so. */
  | 'half-open';

/** One socket, between a tab and the server. */
export type ModelSocket = {
  owner: string;
  cut: (ending: Ending, lateness: number) => void;
};

export type ModelNetwork = ReturnType<typeof createModelNetwork>;

/** The wire: delays, drops and doubles, the same for the same numbers. */
export function createModelNetwork(
  time: VirtualClock,
  random: () => number,
  gateway: NetworkEnd,
  conditions: NetworkConditions,
) {
  const sockets = new Set<ModelSocket>();
  const refused = new Set<string>();
  let isHealed = false;

  const delay = () => 1 + Math.floor(random() * (isHealed ? 5 : conditions.latency));

  const connect = (owner: string, url: string, handlers: SocketHandlers) => {
    const userID = new URL(url).searchParams.get('sendID') ?? '';
    let goesUp = true;
    let goesDown = true;
    let isOpen = false;
    let hasClosed = false;
    let lastUp = 0;
    let lastDown = 0;

    const connection: ModelConnection = { userID, isLoggedIn: false, owner, say };
    const close = (after: number): void => {
      time.timers.set(() => {
        gateway.connections.delete(connection);
        sockets.delete(socket);
        if (hasClosed) return;
        hasClosed = true;
        isOpen = false;
        handlers.close();
      }, after);
    };
    function say(frame: string): void {
      const isEvent = frame.includes('"operationID":""');
      const times = isEvent && !isHealed && random() < conditions.doubling ? 2 : 1;
      for (let count = 0; count < times; count += 1) {
        let at = time.now() + delay();
        if (!conditions.isUnordered || isHealed) {
          at = Math.max(at, lastDown);
          lastDown = at;
        }
        time.timers.set(() => goesDown && !hasClosed && handlers.message(frame), at - time.now());
      }
    }
    const socket: ModelSocket = {
      owner,
      cut(ending, lateness) {
        goesDown = false;
        if (ending !== 'after-commit') goesUp = false;
        if (ending === 'half-open')
          time.timers.set(() => gateway.connections.delete(connection), 20_000);
        else close(lateness);
      },
    };
    sockets.add(socket);
    time.timers.set(() => {
      if (hasClosed) return;
      if (refused.has(owner)) {
        close(0);
        return;
      }
      gateway.connections.add(connection);
      isOpen = true;
      handlers.open();
    }, delay());

    return {
      send(text: string) {
        if (!isOpen) throw new Error('The connection is not open.');
        const at = Math.max(lastUp, time.now() + delay());
        lastUp = at;
        time.timers.set(() => goesUp && gateway.receive(connection, text), at - time.now());
      },
      close() {
        goesDown = false;
        close(delay());
      },
    };
  };

  return {
    opener:
      (owner: string): OpenSocket =>
      (url, handlers) =>
        connect(owner, url, handlers),
    refuse(owner: string, isRefused: boolean) {
      if (isRefused) refused.add(owner);
      else refused.delete(owner);
    },
    isRefused: (owner: string) => refused.has(owner),
    cut(isMeant: (owner: string) => boolean, ending: Ending, lateness: number) {
      for (const socket of [...sockets]) if (isMeant(socket.owner)) socket.cut(ending, lateness);
    },
    heal() {
      isHealed = true;
      refused.clear();
    },
  };
}
