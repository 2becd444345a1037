import { and, desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { chainType, chainTypes } from '../../app/contract/recharge-usdt/chain.ts';
import { microUsdt } from '../../app/contract/recharge-usdt/usdtAmounts.ts';
import { checkAddress } from '../../app/lib/chainAddress/checkAddress.ts';
import { chainTransfers, recharges } from '../database/schema.ts';
import { formatMicro, parseMicro } from '../money/recharge/formatMicro.ts';
import { changeTransfer, makeTransfer, transferCases } from '../money/recharge/makeTransfer.ts';
import type { Services } from '../services.ts';
import { html, type Markup } from './html.ts';
import { dataTable, jsonResponse, momentText, pageResponse } from './layout.ts';
import { problem, seeOther, wantsJson } from './replies.ts';

/** Most transfers on the page. */
const mostShown = 100;
const path = '/sandbox/chain';

const transferInput = v.object({
  chainType,
  address: v.pipe(v.string(), v.trim()),
  token: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2,8}$/, 'is no token')), 'USDT'),
  micro: microUsdt,
  confirmations: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  outcome: v.optional(v.picklist(transferCases), 'right'),
});

const changeInput = v.object({
  txHash: v.string(),
  to: v.picklist(['confirmed', 'reverted']),
});

/**
 * `GET` shows the made-up transfers, `POST` makes one: JSON `{chainType, address, micro, token?,
 * confirmations?, outcome?}`, or the form. `POST` to `/change` confirms or reverts one: `{txHash, to}`.
 */
export async function chainPage(
  services: Services,
  request: Request,
  rest: string,
): Promise<Response> {
  const { method } = request;
  if ((method === 'GET' || method === 'HEAD') && rest === '') return show(services, request);
  if (method === 'POST' && rest === '') return make(services, request);
  if (method === 'POST' && rest === '/change') return change(services, request);
  return problem(request, 405, 'This cannot be done here.');
}

async function make(services: Services, request: Request): Promise<Response> {
  const wanted = v.safeParse(transferInput, await readBody(request));
  if (!wanted.success) {
    const [issue] = wanted.issues;
    const field = issue.path?.map((part) => String(part.key)).join('.') ?? 'The transfer';
    return problem(request, 400, `${field}: ${issue.message}.`);
  }
  const { chainType: network, address } = wanted.output;
  if (checkAddress(network, address) === 'invalid')
    return problem(request, 400, `This is no address on ${network}.`);
  const made = await services.db.write((tx) => makeTransfer(tx, services, wanted.output));
  return wantsJson(request) ? jsonResponse(made, 201) : seeOther(path);
}

async function change({ db }: Services, request: Request): Promise<Response> {
  const wanted = v.safeParse(changeInput, await readBody(request));
  const isDone =
    wanted.success &&
    (await db.write((tx) => changeTransfer(tx, wanted.output.txHash, wanted.output.to)));
  if (!isDone) return problem(request, 404, 'There is no such transfer.');
  return wantsJson(request) ? jsonResponse(wanted.output) : seeOther(path);
}

/** @returns what was sent; of a form with its amounts as numbers. Null for neither form nor JSON. */
async function readBody(request: Request): Promise<unknown> {
  try {
    if (wantsJson(request)) return await request.json();
    const fields = Object.fromEntries(await request.formData());
    const confirmations = String(fields['confirmations'] ?? '').trim();
    return {
      ...fields,
      micro: parseMicro(String(fields['amount'] ?? '')),
      confirmations: confirmations === '' ? null : Number(confirmations),
    };
  } catch {
    // The schema says what is missing.
    return null;
  }
}

async function show({ db }: Services, request: Request): Promise<Response> {
  const list = await db.read
    .select({ transfer: chainTransfers, orderNo: recharges.orderNo })
    .from(chainTransfers)
    .leftJoin(
      recharges,
      and(eq(recharges.txHash, chainTransfers.txHash), eq(recharges.isOpen, true)),
    )
    .orderBy(desc(chainTransfers.createdAt), desc(sql`${chainTransfers}.rowid`))
    .limit(mostShown);
  if (wantsJson(request)) {
    return jsonResponse({
      transfers: list.map(({ transfer, orderNo }) => ({ ...transfer, orderNo })),
    });
  }
  const rows = list.map(
    ({ transfer, orderNo }) =>
      html`<tr><td>${momentText(transfer.createdAt)}</td><td>${transfer.chainType}</td><td><code>${transfer.txHash}</code></td><td><code>${transfer.address}</code></td><td>${formatMicro(transfer.micro)} ${transfer.token}</td><td>${transfer.isReverted ? 'reverted' : transfer.confirmations}</td><td>${orderNo ?? 'not reported'}</td><td>${changeButtons(transfer)}</td></tr>`,
  );
  const head = ['Made (UTC)', 'Network', 'Hash', 'To', 'Amount', 'Confirmations', 'Order', ''];
  return pageResponse(
    'Chain',
    html`<h2>Make a transfer</h2><p>Copy the address from the app, make the transfer, then report its hash there.</p>${form}<h2>Transfers</h2>${list.length > 0 ? dataTable('Transfers', head, rows) : html`<p>None was made yet.</p>`}`,
  );
}

function changeButtons({ txHash, isReverted }: { txHash: string; isReverted: boolean }): Markup {
  if (isReverted) return html``;
  return html`<form method="post" action="${path}/change"><input type="hidden" name="txHash" value="${txHash}"><button name="to" value="confirmed">Confirm</button><button name="to" value="reverted">Revert</button></form>`;
}

const caseTexts: Readonly<Record<(typeof transferCases)[number], string>> = {
  right: 'As it should',
  wrongNetwork: 'On another network',
  wrongToken: 'Another token',
  otherAddress: 'To another address',
  unconfirmed: 'Not confirmed yet',
  reverted: 'Reverted',
};

const option = (value: string, text: string) => html`<option value="${value}">${text}</option>`;

const form = html`<form method="post" action="${path}">
<label>Network<select name="chainType">${chainTypes.map((name) => option(name, name))}</select></label>
<label>Address<input name="address" size="44" required autocomplete="off" spellcheck="false"></label>
<label>Amount<input name="amount" inputmode="decimal" size="10" required value="50"></label>
<label>Token<input name="token" size="8" value="USDT"></label>
<label>Confirmations<input name="confirmations" inputmode="numeric" size="6" placeholder="enough"></label>
<label>Comes out<select name="outcome">${transferCases.map((name) => option(name, caseTexts[name]))}</select></label>
<button>Make it</button></form>`;
