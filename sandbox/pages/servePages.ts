import type { Faults } from '../faults/faults.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Services } from '../services.ts';
import { activationPage } from './activationPage.ts';
import { chainPage } from './chainPage.ts';
import { contentPage } from './content/contentPage.ts';
import { faultsPage } from './faultsPage.ts';
import { inboxPage } from './inboxPage.ts';
import { ordersPage } from './ordersPage.ts';
import { overviewPage } from './overviewPage.ts';
import { personPage } from './personPage.ts';
import { problem } from './replies.ts';
import { reportsPage } from './reportsPage.ts';
import { refusal } from './sameSite.ts';
import { changeSwitches } from './switches.ts';

/** Answers everything under `/sandbox`, as pages or, where `Accept` asks for it, as JSON. */
export async function servePages(
  services: Services,
  { faults, gateway }: { faults: Faults; gateway: Gateway },
  request: Request,
): Promise<Response> {
  const refused = refusal(request);
  if (refused !== null) return problem(request, 403, refused);
  const path = new URL(request.url).pathname.replace(/(.)\/+$/, '$1');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (path === '/sandbox' && isRead) return overviewPage(services, gateway, request);
  if (path === '/sandbox/inbox' && isRead) return inboxPage(services, request);
  if (path === '/sandbox/switches' && request.method === 'POST') {
    return changeSwitches(services, request);
  }
  if (path === '/sandbox/reports' || path.startsWith('/sandbox/reports/')) {
    return reportsPage(services, request, path.slice('/sandbox/reports'.length));
  }
  if (path === '/sandbox/orders' || path.startsWith('/sandbox/orders/')) {
    return ordersPage(services, request, path.slice('/sandbox/orders'.length));
  }
  if (path.startsWith('/sandbox/people/')) {
    return personPage(services, request, path.slice('/sandbox/people'.length));
  }
  if (path === '/sandbox/content' || path.startsWith('/sandbox/content/')) {
    return contentPage(services, request, path.slice('/sandbox/content'.length));
  }
  if (path === '/sandbox/activation' || path.startsWith('/sandbox/activation/')) {
    return activationPage(services, request, path.slice('/sandbox/activation'.length));
  }
  if (path === '/sandbox/chain' || path.startsWith('/sandbox/chain/')) {
    return chainPage(services, request, path.slice('/sandbox/chain'.length));
  }
  if (path === '/sandbox/faults' || path.startsWith('/sandbox/faults/')) {
    return faultsPage({ faults, gateway }, request, path.slice('/sandbox/faults'.length));
  }
  return problem(request, 404, 'There is no such page.');
}
