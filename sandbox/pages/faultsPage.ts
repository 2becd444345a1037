import * as v from 'valibot';
import { type FaultInput, type FaultRule, faultInput, faultTargets } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { html, type Markup } from './html.ts';
import { dataTable, jsonResponse, pageResponse } from './layout.ts';
import { problem, seeOther, wantsJson } from './replies.ts';

/**
 * `GET` shows the rules, `POST` adds one, `DELETE` takes one (`/<id>`) or all away; a form posts to
 * `/clear`. As JSON a rule is `{fault: {kind, …}, call?, times?, skip?, client?}`. `POST` to `/kick`
 * ends the sessions connected to the gateway, to `/cut` cuts the connections; `{client}` names one
 * user or device.
 */
export async function faultsPage(
  { faults, gateway }: { faults: Faults; gateway: Gateway },
  request: Request,
  rest: string,
): Promise<Response> {
  const { method } = request;
  if (method === 'GET' || method === 'HEAD') return show(faults, request);
  if (method === 'DELETE') {
    return jsonResponse({ cleared: faults.clear(rest === '' ? undefined : rest.slice(1)) });
  }
  if (method === 'POST' && rest === '/clear') {
    const id = await formText(request, 'id');
    const cleared = faults.clear(id === '' ? undefined : id);
    return wantsJson(request) ? jsonResponse({ cleared }) : seeOther('/sandbox/faults');
  }
  if (method === 'POST' && (rest === '/kick' || rest === '/cut')) {
    const client = await clientOf(request);
    const ended = rest === '/cut' ? gateway.cut(client) : await gateway.kick(client);
    return wantsJson(request) ? jsonResponse({ ended }) : seeOther('/sandbox/faults');
  }
  if (method !== 'POST' || rest !== '') return problem(request, 405, 'This cannot be done here.');
  const rule = v.safeParse(faultInput, await readRule(request));
  if (!rule.success) return problem(request, 400, sentenceOf(rule.issues));
  const made = faults.set(rule.output);
  return wantsJson(request) ? jsonResponse(made, 201) : seeOther('/sandbox/faults');
}

function sentenceOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  const path = issue?.path?.map((part) => String(part.key)).join('.') ?? '';
  return `The fault is not understood${path ? ` at ${path}` : ''}: ${issue?.message ?? ''}.`;
}

async function readRule(request: Request): Promise<unknown> {
  try {
    if (wantsJson(request)) return await request.json();
    const form = await request.formData();
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const number = (name: string) => (text(name) === '' ? undefined : Number(text(name)));
    const value = number('value');
    const given = { kind: text('kind'), when: text('when') || 'before' };
    return {
      fault: { ...given, ms: value, code: value, status: value },
      call: text('call') || '*',
      ...(number('times') === undefined ? {} : { times: number('times') }),
      ...(text('client') === '' ? {} : { client: text('client') }),
    };
  } catch {
    // Neither a form nor JSON: the schema says that it is no rule.
    return null;
  }
}

async function formText(request: Request, name: string): Promise<string> {
  try {
    return String((await request.formData()).get(name) ?? '');
  } catch {
    // Without a form: all of them.
    return '';
  }
}

/** @returns the user or device a request names; undefined for all. */
async function clientOf(request: Request): Promise<string | undefined> {
  try {
    const isJson = request.headers.get('content-type')?.startsWith('application/json');
    const given: unknown = isJson
      ? await request.json()
      : Object.fromEntries(await request.formData());
    const named = v.safeParse(v.object({ client: v.pipe(v.string(), v.nonEmpty()) }), given);
    return named.success ? named.output.client : undefined;
  } catch {
    // Without a body: all of them.
    return undefined;
  }
}

function show(faults: Faults, request: Request): Response {
  const rules = faults.list();
  if (wantsJson(request)) return jsonResponse({ rules, targets: faultTargets });
  const rows = rules.map(
    (rule) =>
      html`<tr><td>${describe(rule)}</td><td>${rule.call}</td><td>${rule.times === undefined ? 'until cleared' : `${rule.times - rule.met} more`}</td><td>${rule.met}</td><td><form method="post" action="/sandbox/faults/clear"><input type="hidden" name="id" value="${rule.id}"><button>Clear</button></form></td></tr>`,
  );
  const list =
    rules.length === 0
      ? html`<p>No faults are set: everything is answered as it is.</p>`
      : html`${dataTable('Faults', ['Fault', 'Call', 'For', 'Met', ''], rows)}<form method="post" action="/sandbox/faults/clear"><button>Clear all</button></form>`;
  return pageResponse(
    'Faults',
    html`<h2>Set now</h2>${list}<h2>Set a fault</h2>${form}<h2>Connections to the gateway</h2>${ending}`,
  );
}

function describe({ fault }: FaultRule): string {
  const { kind, ...rest } = fault;
  const detail = Object.entries(rest).map(([name, value]) => `${name} ${value}`);
  return [kind, ...detail].join(', ');
}

const kinds: Readonly<Record<FaultInput['fault']['kind'], string>> = {
  latency: 'Answer later (value: milliseconds)',
  drop: 'Break the connection',
  'half-open': 'Never answer',
  code: 'Wrong code (value: the code, such as 401)',
  status: 'HTTP status with a page (value: the status)',
  truncated: 'Half an answer',
  blocked: 'HTTP 451',
  portal: 'Page of a captive portal',
  lost: 'Gateway: work done, frame not sent',
  duplicate: 'Gateway: frame sent twice',
  refuse: 'Gateway: connection refused',
};

const options = (entries: readonly (readonly [value: string, text: string])[]): Markup =>
  html`${entries.map(([value, text]) => html`<option value="${value}">${text}</option>`)}`;

const form = html`<form method="post" action="/sandbox/faults">
<label>Fault<select name="kind">${options(Object.entries(kinds))}</select></label>
<label>Value<input name="value" inputmode="numeric" size="8"></label>
<label>When<select name="when">${options([
  ['before', 'before the work'],
  ['after', 'after it is committed'],
])}</select></label>
<label>Call<select name="call">${options(faultTargets.map((name) => [name, name] as const))}</select></label>
<label>Times<input name="times" inputmode="numeric" size="6" placeholder="until cleared"></label>
<label>Client<input name="client" size="16" placeholder="any device"></label>
<button>Set</button></form>`;

const ending = html`<form method="post" action="/sandbox/faults/kick"><label>Client<input name="client" size="16" placeholder="everybody"></label><button>End their sessions</button><button formaction="/sandbox/faults/cut">Cut their connections</button></form>`;
