import { asc, eq, or } from 'drizzle-orm';
import { correctionCauses, grantCauses } from '../../app/contract/points/order.ts';
import { accountKeyOf, type User } from '../accounts/users.ts';
import { users } from '../database/schema.ts';
import type { Identity } from '../money/identities.ts';
import {
  type OtherBrand,
  readPersonsWallets,
  type ShownWallet,
} from '../money/review/personsWallets.ts';
import type { Services } from '../services.ts';
import { amountText } from './amountText.ts';
import { changePerson } from './changePerson.ts';
import { html, type Markup } from './html.ts';
import { identitiesTable } from './identitiesTable.ts';
import { dataTable, jsonResponse, momentText, pageResponse } from './layout.ts';
import { problem, wantsJson } from './replies.ts';

/**
 * `GET` of `/<account name or user id>` shows a person's wallets and ledger; `POST` to
 * `/<account name or user id>/<what>` changes something. A name that several platforms have means the
 * oldest account; the user id means one.
 */
export async function personPage(
  services: Services,
  request: Request,
  rest: string,
): Promise<Response> {
  const [, name = '', what] = rest.split('/').map(decoded);
  const person = await findPerson(services, name);
  if (!person) return problem(request, 404, 'There is no such account.');
  const { method } = request;
  if ((method === 'GET' || method === 'HEAD') && what === undefined)
    return show(services, request, person);
  if (method === 'POST' && what !== undefined) return changePerson(services, request, person, what);
  return problem(request, 405, 'This cannot be done here.');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function findPerson({ db }: Services, name: string): Promise<User | null> {
  const found = await db.read
    .select()
    .from(users)
    .where(or(eq(users.id, name), eq(users.accountKey, accountKeyOf(name))))
    .orderBy(asc(users.createdAt))
    .limit(1)
    .get();
  return found ?? null;
}

async function show(services: Services, request: Request, person: User): Promise<Response> {
  const { id, account, nickName, isActivation } = person;
  const { wallets, others } = await readPersonsWallets(services, person);
  if (wantsJson(request)) {
    return jsonResponse({ userId: id, account, nickName, isActivation, wallets, others });
  }
  const activation = isActivation
    ? html`<p>The account is activated.</p>`
    : html`${form(id, 'activate', html`<button>Activate the account</button>`)}`;
  return pageResponse(
    `${nickName} (${account})`,
    html`<p>User id: <code>${id}</code></p>${activation}${wallets.map((wallet) => walletSection(id, wallet))}${othersSection(id, others)}`,
  );
}

function walletSection(userId: string, wallet: ShownWallet): Markup {
  const { balances, brand, currency, packageId } = wallet;
  const written = (amount: number) => amountText(amount, currency);
  const rows = wallet.orders.map(
    (one) =>
      html`<tr><td>${momentText(one.createdAt)}</td><td><code>${one.orderNo}</code></td><td>${one.kind}</td><td>${written(one.amount)}</td><td>${one.stage}${one.reason ? ` (${one.reason})` : ''}</td></tr>`,
  );
  const legs = wallet.movements.map(
    (one) =>
      html`<tr><td>${one.seq}</td><td>${momentText(one.createdAt)}</td><td><code>${one.orderNo}</code></td><td>${one.from} → ${one.to}</td><td>${written(one.amount)}</td></tr>`,
  );
  const brandField = html`<input type="hidden" name="packageId" value="${packageId}">`;
  return html`<h2>${brand}</h2>
<p>Available: ${written(balances.available)}. Held for withdrawals: ${written(balances.held.exchange)}. Fund password: ${wallet.hasFundPassword ? 'set' : 'none'}. Bank cards: ${wallet.cards}.${wallet.holdUntil === null ? '' : ` Withdrawals wait until ${momentText(wallet.holdUntil)} (UTC).`}</p>
${form(userId, 'grant', html`${brandField}${amountField}${pick('Cause', 'cause', grantCauses)}<button>Give points</button>`)}
${form(userId, 'correct', html`<label>Order<input name="corrects" size="20" required autocomplete="off"></label>${amountField}${pick('Cause', 'cause', correctionCauses)}<button>Correct it</button>`)}
${wallet.hasFundPassword ? form(userId, 'clear', html`${brandField}<button>Clear the fund password</button>`) : ''}
${rows.length > 0 ? dataTable(`Orders in ${brand}`, ['Made (UTC)', 'Order', 'Kind', 'Amount', 'State'], rows) : html`<p>No orders yet.</p>`}
${legs.length > 0 ? dataTable(`Ledger in ${brand}`, ['Number', 'Moved (UTC)', 'Order', 'Accounts', 'Amount'], legs) : ''}
${identitiesPart(brand, wallet.identities)}`;
}

/** Of the brand and not of the person: folded away while it holds. */
function identitiesPart(brand: string, identities: readonly Identity[]): Markup {
  const table = identitiesTable(brand, identities);
  return identities.every(({ left, right }) => left === right)
    ? html`<details><summary>The ledger of ${brand} holds</summary>${table}</details>`
    : html`<h3>The ledger of ${brand} is broken</h3>${table}`;
}

/** Points given there make a wallet. */
function othersSection(userId: string, others: readonly OtherBrand[]): Markup {
  if (others.length === 0) return html``;
  const options = others.map(
    ({ brand, packageId }) => html`<option value="${packageId}">${brand}</option>`,
  );
  const brands = html`<label>Brand<select name="packageId" required><option value=""></option>${options}</select></label>`;
  return html`<h2>Brands without a wallet</h2>
${form(userId, 'grant', html`${brands}${amountField}${pick('Cause', 'cause', grantCauses)}<button>Give points</button>`)}`;
}

const amountField = html`<label>Points<input name="amount" inputmode="decimal" size="10" required autocomplete="off"></label>`;

function pick(label: string, name: string, values: readonly string[]): Markup {
  const options = values.map((value) => html`<option>${value}</option>`);
  return html`<label>${label}<select name="${name}" required><option value=""></option>${options}</select></label>`;
}

function form(userId: string, what: string, content: Markup): Markup {
  return html`<form method="post" action="/sandbox/people/${userId}/${what}">${content}</form>`;
}
