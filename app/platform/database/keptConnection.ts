/** The part of a backing that opens and closes connections. */
export interface Connector<Connection> {
  /** @param onLost called when the connection is gone for any reason but `disconnect` */
  connect(onLost: () => void): Promise<Connection>;
  disconnect(connection: Connection): void;
}

export interface KeptConnection<Connection> {
  /** The connection there is, or else a new one. */
  get(): Promise<Connection>;
  /** The one that is open; null while there is none to be had at once. */
  opened(): Connection | null;
  /** @param only closes nothing where another connection has taken its place. @default any */
  close(only?: Promise<Connection>): void;
}

/** One connection at a time, opened when it is needed, and anew after it was lost or refused. */
export function keepConnection<Connection>(
  connector: Connector<Connection>,
): KeptConnection<Connection> {
  let connection: Promise<Connection> | null = null;
  let opened: Connection | null = null;
  const forget = (): void => {
    connection = null;
    opened = null;
  };
  return {
    opened: () => opened,
    get() {
      if (connection) return connection;
      const opening = connector.connect(() => {
        if (connection === opening) forget();
      });
      opening.then(
        (made) => {
          if (connection === opening) opened = made;
        },
        () => {
          if (connection === opening) forget();
        },
      );
      connection = opening;
      return opening;
    },
    close(only) {
      if (only && connection !== only) return;
      connection?.then((opened) => connector.disconnect(opened)).catch(() => null);
      forget();
    },
  };
}
