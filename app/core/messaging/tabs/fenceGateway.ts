import { clientErrors } from '../../../contract/gateway/errors.ts';
import { type GatewayClient, GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { Leadership } from './leadership.ts';

/**
 * The gateway as the leading tab uses it, so that there are no two senders (protocol reference, section
 * 8.3). A tab that slept may wake when another leads: it makes sure that it leads before it makes a call,
 * which is refused as `not-sent` where it does not.
 * @param leads null: there are no other tabs, or this one goes its own way
 */
export function fenceGateway<Client extends Pick<GatewayClient, 'call'>>(
  gateway: Client,
  leads: () => Pick<Leadership, 'isCertain' | 'confirm'> | null,
): Client {
  const call: GatewayClient['call'] = async (fn, ...rest) => {
    const tabs = leads();
    if (tabs && !tabs.isCertain() && !(await tabs.confirm())) {
      throw new GatewayError(fn.name, 'not-sent', clientErrors.notConnected);
    }
    return gateway.call(fn, ...rest);
  };
  return { ...gateway, call };
}
