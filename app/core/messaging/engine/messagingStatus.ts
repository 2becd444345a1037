import type { GatewayState } from '../../../transport/gateway/gatewayClient.ts';
import type { MessagingStatus } from '../messagingAtoms.ts';

const statuses: Record<GatewayState['status'], MessagingStatus> = {
  idle: 'off',
  connecting: 'connecting',
  'logging-in': 'connecting',
  syncing: 'syncing',
  online: 'online',
  waiting: 'waiting',
  stopped: 'stopped',
};

/**
 * @param isListed whether the list of conversations has been fetched on this connection.
 * @returns the status of the connection that a person sees
 */
export function messagingStatusOf(state: GatewayState, isListed: boolean): MessagingStatus {
  return state.status === 'online' && !isListed ? 'syncing' : statuses[state.status];
}
