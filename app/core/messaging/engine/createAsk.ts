import { clientErrors } from '../../../contract/gateway/errors.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { holding } from '../../busy/holds.ts';
import type { TabLink } from '../tabs/tabLink.ts';
import { type Command, functionNameOf } from '../tabs/tabMessage.ts';

type Needs = {
  /** Null: this tab does not lead. */
  term: () => { run: (command: Command) => Promise<unknown> } | null;
  /** Null: there are no other tabs, or this one goes its own way. */
  link: () => Pick<TabLink, 'ask'> | null;
  isClosed: () => boolean;
};

export type Ask = {
  /** Has it done by this tab, which is to lead. @throws GatewayError `not-sent` where it does not */
  here: (command: Command) => Promise<unknown>;
  /** Has the leading tab do it, this one or another. @throws GatewayError */
  leader: (command: Command) => Promise<unknown>;
};

/** Brings what a tab wants done to the tab that leads, also where that changes meanwhile. */
export function createAsk({ term, link, isClosed }: Needs): Ask {
  const here = async (command: Command): Promise<unknown> => {
    const leading = term();
    if (leading) return leading.run(command);
    throw new GatewayError(functionNameOf(command), 'not-sent', clientErrors.notConnected);
  };
  const leader = async (command: Command): Promise<unknown> => {
    if (isClosed()) throw new GatewayError(functionNameOf(command), 'cancelled', 0);
    const asked = term();
    const tabs = link();
    try {
      return await (asked || !tabs ? here(command) : tabs.ask(command));
    } catch (error) {
      const isRefused = error instanceof GatewayError && error.kind === 'refused';
      if (term() === asked || isClosed() || isRefused) throw error;
      if (isCutOff(error, command) && link() !== tabs) {
        // Another tab may have done it, and noted it where this one no longer looks.
        throw new GatewayError(functionNameOf(command), 'unknown', clientErrors.closed);
      }
      // Cut short because this tab came to lead, or no longer does: it is for the leader of now.
      return leader(command);
    }
  };
  return { here: holdingOrders(here), leader: holdingOrders(leader) };
}

/** Keeps the app from starting anew, in the tab that asks and in the one that does it. */
function holdingOrders(run: Ask['here']): Ask['here'] {
  return (command) => (isOrder(command) ? holding('order', () => run(command)) : run(command));
}

/** Whether it may not be done twice. */
function isOrder(command: Command): boolean {
  return command.name === 'call' && !command.isRepeatable;
}

function isCutOff(error: unknown, command: Command): boolean {
  return error instanceof GatewayError && error.kind === 'cancelled' && isOrder(command);
}
