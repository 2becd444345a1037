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

/** @returns what a person is told of the connection */
export function messagingStatusOf(state: GatewayState): MessagingStatus {
  return statuses[state.status];
}
