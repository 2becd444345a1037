import { exchangeReasons } from '../../app/contract/exchange/exchangeReason.ts';
import { rechargeReasons } from '../../app/contract/recharge/rechargeReason.ts';
import { formatAmount } from '../../app/lib/money/formatAmount.ts';
import { type Identity, readIdentities } from '../money/identities.ts';
import { formatMicro } from '../money/recharge/formatMicro.ts';
import { type OpenOrder, readOpenOrders } from '../money/review/openOrders.ts';
import type { Services } from '../services.ts';
import { decideOrder } from './decideOrder.ts';
import { html, type Markup } from './html.ts';
import { identitiesTable } from './identitiesTable.ts';
import { dataTable, jsonResponse, momentText, pageResponse } from './layout.ts';
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
  const head = ['Due (UTC)', 'Order', 'Brand', 'Person', 'Amount', 'What was found', 'Decide'];
  const rows = list.map((one) => row(one, services.now()));
  return pageResponse(
    'Orders',
    html`<h2>In review</h2>${list.length > 0 ? dataTable('Orders in review', head, rows) : html`<p>Nothing waits at the moment.</p>`}<h2>Ledgers</h2><p>In hundredths of a point.</p>${Object.entries(ledgers).map(([brand, identities]) => html`<h3>${brand}</h3>${identitiesTable(brand, identities)}`)}`,
  );
}

async function readLedgers({ db, brands }: Services): Promise<Record<string, Identity[]>> {
  const own = brands.all.filter(({ features }) => features.includes('points'));
  const ledgers = own.map(
    async (brand) => [brand.id, await readIdentities(db.read, brand.packageId)] as const,
  );
  return Object.fromEntries(await Promise.all(ledgers));
}

function row(one: OpenOrder, now: number): Markup {
  const { account, amount, brand, currency, dueAt, finding, orderNo } = one;
  const due = dueAt === null ? '' : momentText(dueAt);
  const isLate = dueAt !== null && dueAt < now;
  const points = formatAmount(amount, { tag: 'en-US', currency });
  return html`<tr><td>${due}${isLate ? ' (late)' : ''}</td><td><code>${orderNo}</code></td><td>${brand}</td><td><a href="/sandbox/people/${one.userId}">${account}</a></td><td>${points}</td><td class="words">${finding}</td><td>${forms(one)}</td></tr>`;
}

function forms(one: OpenOrder): Markup {
  const { kind, orderNo, stage } = one;
  if (kind === 'recharge') {
    return html`${form(orderNo, 'approve', html`<label>Arrived, ${one.unit}<input name="arrived" inputmode="decimal" size="10" required value="${one.arrivedMicro === null ? '' : formatMicro(one.arrivedMicro)}"></label><button>Credit it</button>`)}${refusal(orderNo, rechargeReasons)}`;
  }
  const onward =
    stage === 'review'
      ? form(orderNo, 'approve', html`<button>Approve</button>`)
      : form(
          orderNo,
          'pay',
          html`<label>Reference<input name="payoutRef" pattern="[A-Za-z0-9\\-]{4,32}" size="14" required autocomplete="off"></label><button>Paid</button>`,
        );
  return html`${onward}${refusal(orderNo, exchangeReasons)}`;
}

function refusal(orderNo: string, reasons: readonly string[]): Markup {
  const options = reasons.map((reason) => html`<option>${reason}</option>`);
  return form(
    orderNo,
    'refuse',
    html`<label>Reason<select name="reason">${options}</select></label><button>Refuse</button>`,
  );
}

function form(orderNo: string, decision: string, content: Markup): Markup {
  return html`<form method="post" action="/sandbox/orders/${orderNo}"><input type="hidden" name="decision" value="${decision}">${content}</form>`;
}
