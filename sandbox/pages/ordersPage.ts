import { type Identity, readIdentities } from '../money/identities.ts';
import { readOpenOrders } from '../money/review/openOrders.ts';
import type { Services } from '../services.ts';
import { decideOrder } from './decideOrder.ts';
import { html } from './html.ts';
import { identitiesTable } from './identitiesTable.ts';
import { jsonResponse, pageResponse } from './layout.ts';
import { openOrderPart } from './openOrderPart.ts';
import { problem, wantsJson } from './replies.ts';

/**
 * `GET` shows all orders in review and whether the ledgers hold; `POST` to `/<order number>` decides
 * one.
 */
export async function ordersPage(
  services: Services,
  request: Request,
  rest: string,
): Promise<Response> {
  const { method } = request;
  if ((method === 'GET' || method === 'HEAD') && rest === '') return show(services, request);
  if (method === 'POST' && rest !== '') return decideOrder(services, request, rest.slice(1));
  return problem(request, 405, 'This cannot be done here.');
}

async function show(services: Services, request: Request): Promise<Response> {
  const list = await readOpenOrders(services);
  const ledgers = await readLedgers(services);
  if (wantsJson(request)) return jsonResponse({ orders: list, ledgers });
  const parts = list.map((one) => openOrderPart(one, services.now()));
  return pageResponse(
    'Orders',
    html`<h2>In review</h2>${list.length > 0 ? parts : html`<p>Nothing waits at the moment.</p>`}<h2>Ledgers</h2><p>In hundredths of a point.</p>${Object.entries(ledgers).map(([brand, identities]) => html`<h3>${brand}</h3>${identitiesTable(brand, identities)}`)}`,
  );
}

async function readLedgers({ db, brands }: Services): Promise<Record<string, Identity[]>> {
  const own = brands.all.filter(({ features }) => features.includes('points'));
  const ledgers = own.map(
    async (brand) => [brand.id, await readIdentities(db.read, brand.packageId)] as const,
  );
  return Object.fromEntries(await Promise.all(ledgers));
}
