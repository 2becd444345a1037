/**
 * Thrown out of `fetch` where no answer may reach the client. `close`: the connection breaks.
 * `hold`: it stays open and silent until the client gives up.
 */
export class DropConnection extends Error {
  override readonly name = 'DropConnection';
  readonly way: 'close' | 'hold';

  constructor(way: 'close' | 'hold') {
    super(`The connection is to be dropped (${way}).`);
    this.way = way;
  }
}
