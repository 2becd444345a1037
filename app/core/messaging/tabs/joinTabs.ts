import type { TabChannel } from '../../../platform/tabChannel.ts';
import type { TabLock } from '../../../platform/tabLock.ts';
import { type GatewayClient, GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { createLeadership } from './leadership.ts';
import { createTabLink, type TabLink, type TabLinkNeeds } from './tabLink.ts';
import { functionNameOf } from './tabMessage.ts';

type Needs = Omit<TabLinkNeeds, 'onSilence'> & {
  lock: TabLock;
  channel: TabChannel;
  gateway: Pick<GatewayClient, 'state' | 'onState'>;
  onLead: () => void;
  /** Another tab took over: the socket is to be closed. */
  onFollow: () => void;
};

/** Makes this page one of the account's tabs. Nothing is called before this returns. */
export function joinTabs(needs: Needs): TabLink {
  const { lock, channel, gateway } = needs;
  let isClosed = false;
  const link = createTabLink({
    ...needs,
    // Requests made to the leader before must not fail while this one connects.
    async run(command) {
      await untilSettled(gateway);
      // The tabs that asked ask the next leader, which finds in the request log what was begun.
      if (isClosed) throw new GatewayError(functionNameOf(command), 'not-sent', 0);
      return needs.run(command);
    },
    onSilence: () => leadership.takeOver(),
  });
  const leadership = createLeadership({
    lock,
    onLead: needs.onLead,
    onFollow() {
      needs.onFollow();
      link.greet();
    },
  });
  link.probe();
  return {
    ...link,
    close() {
      isClosed = true;
      leadership.close();
      link.close();
      channel.close();
    },
  };
}

/**
 * Resolves when the connection is up or has failed, which the client bounds in time: until then calls
 * are refused (protocol reference, section 3.0.2).
 */
function untilSettled(gateway: Needs['gateway']): Promise<void> {
  const isSettled = (): boolean =>
    !['connecting', 'logging-in', 'syncing'].includes(gateway.state().status);
  if (isSettled()) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = gateway.onState(() => {
      if (!isSettled()) return;
      unsubscribe();
      resolve();
    });
  });
}
