/** The part of a backing that opens and closes connections. */
export interface Connector<Connection> {
  /** @param onLost called when the connection is gone for any reason but `disconnect` */
  connect(onLost: () => void): Promise<Connection>;
  disconnect(connection: Connection): void;
}

export interface KeptConnection<Connection> {
  /** The connection there is, or else a new one. */
  get(): Promise<Connection>;
  /** @param only closes nothing where another connection has taken its place. @default any */
  close(only?: Promise<Connection>): void;
}

/** One connection at a time, opened when it is needed, and anew after it was lost or refused. */
export function keepConnection<Connection>(
  connector: Connector<Connection>,
): KeptConnection<Connection> {
  let connection: Promise<Connection> | null = null;
  return {
    get() {
      if (connection) return connection;
      const opening = connector.connect(() => {
        if (connection === opening) connection = null;
      });
      opening.catch(() => {
        if (connection === opening) connection = null;
      });
      connection = opening;
      return opening;
    },
    close(only) {
      if (only && connection !== only) return;
      connection?.then((opened) => connector.disconnect(opened)).catch(() => null);
      connection = null;
    },
  };
}
