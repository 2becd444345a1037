import { findByAccount } from '../accounts/users.ts';
import {
  listActivatingInviters,
  listActivationCodes,
  makeActivationCodes,
  setActivates,
} from '../content/activationCodes.ts';
import { activateAccount } from '../money/review/personDecisions.ts';
import type { Services } from '../services.ts';
import { html, type Markup } from './html.ts';
import { dataTable, jsonResponse, momentText, pageResponse } from './layout.ts';
import { readFields } from './readFields.ts';
import { problem, seeOther, wantsJson } from './replies.ts';

const [mostShown, mostAtOnce] = [200, 50];

/**
 * `GET` shows codes that activate an account and inviters whose code does; `POST` to `/codes {platformId,
 * count}` makes codes, to `/account {platformId, account}` activates one, to `/inviter {platformId, account,
 * activates: yes|no}` says what somebody's invitation code does.
 */
export async function activationPage(
  services: Services,
  request: Request,
  rest: string,
): Promise<Response> {
  const { method } = request;
  if ((method === 'GET' || method === 'HEAD') && rest === '') return show(services, request);
  if (method !== 'POST') return problem(request, 405, 'This cannot be done here.');
  const fields = await readFields(request);
  const platformId = platformsOf(services).find((one) => String(one) === fields['platformId']);
  if (platformId === undefined) return problem(request, 400, 'There is no such platform.');
  if (rest === '/codes') return makeCodes(services, request, platformId, fields['count'] ?? '');
  const person = await findByAccount(services.db.read, platformId, fields['account'] ?? '');
  if (!person) return problem(request, 400, 'There is no such account.');
  if (rest === '/account') {
    const isChanged = await activateAccount(services, person.id);
    if (!isChanged) return problem(request, 400, 'The account was activated before.');
  } else if (rest === '/inviter' && ['yes', 'no'].includes(fields['activates'] ?? ''))
    await setActivates(services, person.id, fields['activates'] === 'yes');
  else return problem(request, 404, 'There is no such change.');
  return wantsJson(request) ? jsonResponse({}) : seeOther('/sandbox/activation');
}

/** Shows the codes on the page that answers: only their hashes are kept. */
async function makeCodes(
  services: Services,
  request: Request,
  platformId: number,
  given: string,
): Promise<Response> {
  const count = /^\d{1,2}$/.test(given) ? Number(given) : 0;
  if (count < 1 || count > mostAtOnce)
    return problem(request, 400, `Between 1 and ${mostAtOnce} codes are made at once.`);
  const codes = await makeActivationCodes(services, platformId, count);
  if (wantsJson(request)) return jsonResponse({ codes });
  return pageResponse(
    'New activation codes',
    html`<p>Each activates one account. They are shown this once.</p><ul>${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul><p><a href="/sandbox/activation">Back to activation</a></p>`,
  );
}

async function show(services: Services, request: Request): Promise<Response> {
  const { read } = services.db;
  const [codes, inviters] = await Promise.all([
    listActivationCodes(read, mostShown),
    listActivatingInviters(read),
  ]);
  if (wantsJson(request)) return jsonResponse({ codes, inviters });
  const platforms = platformField(platformsOf(services));
  const codeRows = codes.map(
    (one) =>
      html`<tr><td>${momentText(one.madeAt)}</td><td>${one.platformId}</td><td>${one.userId === null ? 'not used' : html`<a href="/sandbox/people/${one.userId}"><code>${one.account ?? ''}</code></a>`}</td><td>${one.usedAt === null ? '' : momentText(one.usedAt)}</td></tr>`,
  );
  const inviterRows = inviters.map(
    (one) =>
      html`<tr><td><a href="/sandbox/people/${one.userId}"><code>${one.account}</code></a></td><td><code>${one.inviteCode}</code></td><td>${form('inviter', html`<input type="hidden" name="platformId" value="${one.platformId}"><input type="hidden" name="account" value="${one.account}"><input type="hidden" name="activates" value="no"><button aria-label="No longer by the code of ${one.account}">No longer</button>`)}</td></tr>`,
  );
  return pageResponse(
    'Activation',
    html`<p>An activated account watches as many videos as it likes. It costs nothing, and changes nothing else.</p>
<h2>One account</h2>
${form('account', html`${platforms}${accountField}<button>Activate</button>`)}
<h2>Codes of customer service</h2>
${form('codes', html`${platforms}<label>How many<input name="count" type="number" min="1" max="${mostAtOnce}" value="5" required></label><button>Make codes</button>`)}
${codes.length === 0 ? html`<p>None were made yet.</p>` : dataTable('Codes', ['Made (UTC)', 'Platform', 'Used by', 'Used (UTC)'], codeRows)}
<h2>Inviters whose code activates</h2>
${form('inviter', html`${platforms}${accountField}<input type="hidden" name="activates" value="yes"><button>Let the code activate</button>`)}
${inviters.length === 0 ? html`<p>Nobody yet.</p>` : dataTable('Inviters', ['Account', 'Invitation code', ''], inviterRows)}`,
  );
}

const platformsOf = ({ brands }: Services): number[] => [
  ...new Set(brands.all.map(({ platformId }) => platformId)),
];

const accountField = html`<label>Account name<input name="account" required autocomplete="off"></label>`;

/** Nothing to choose where there is one platform. */
function platformField([first, ...others]: readonly number[]): Markup {
  if (others.length === 0)
    return html`<input type="hidden" name="platformId" value="${first ?? ''}">`;
  const options = [first ?? '', ...others].map((one) => html`<option>${one}</option>`);
  return html`<label>Platform<select name="platformId">${options}</select></label>`;
}

function form(what: string, content: Markup): Markup {
  return html`<form method="post" action="/sandbox/activation/${what}">${content}</form>`;
}
