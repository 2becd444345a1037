import type { Services } from '../services.ts';
import { inbox } from '../sms/sms.ts';
import { html } from './html.ts';
import { dataTable, jsonResponse, momentText, pageResponse } from './layout.ts';
import { wantsJson } from './replies.ts';

/** SMS that would have been sent, newest first; `?phone=` shows one number's. */
export async function inboxPage(services: Services, request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('phone');
  const messages = (await inbox(services)).filter(({ phone }) => asked === null || phone === asked);
  const list = messages.map(({ packageId, phone, purpose, code, words, sentAt }) => {
    const brand = services.brands.find(packageId)?.id ?? String(packageId);
    const content = words === null ? { code, words } : { code: null, words };
    return { brand, packageId, phone, purpose, ...content, sentAt };
  });
  if (wantsJson(request)) return jsonResponse({ messages: list });
  const rows = list.map((one) => {
    const content = one.words === null ? html`<code>${one.code}</code>` : one.words;
    return html`<tr><td>${momentText(one.sentAt)}</td><td>${one.phone}</td><td>${content}</td><td>${one.purpose}</td><td>${one.brand}</td></tr>`;
  });
  const table = dataTable('Messages', ['Sent (UTC)', 'To', 'Code or words', 'For', 'Brand'], rows);
  return pageResponse(
    'SMS inbox',
    list.length > 0
      ? table
      : html`<p>No message yet. Ask for a code in the app, then load this page again.</p>`,
  );
}
