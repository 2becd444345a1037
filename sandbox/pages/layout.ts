import { createHash } from 'node:crypto';
import { html, Markup } from './html.ts';

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1rem;overflow-wrap:anywhere}
nav a{display:inline-block;padding:.6rem 1rem .6rem 0}
h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.15rem;margin:2rem 0 .5rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8886;vertical-align:middle}
.scroll{overflow-x:auto;margin-block-end:1rem}.scroll th,.scroll td{white-space:nowrap}code{font-size:1.05em}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}td form{display:inline-flex}main>form{margin-block-end:.75rem}
fieldset{min-width:0}.fields{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}
label{display:inline-flex;flex-direction:column;gap:.2rem;max-width:100%}label.line{flex-direction:row;align-items:center;min-height:44px;gap:.4rem;padding-inline-end:.75rem}
input,select,button{font:inherit;min-height:44px;max-width:100%;padding:0 .6rem;box-sizing:border-box}input[type=checkbox]{min-height:0;width:1.2rem;height:1.2rem}
img{display:block;border-radius:50%}img.proof{border-radius:4px;object-fit:cover}
.scroll td.words{white-space:pre-wrap;min-width:12rem}
.order{border-block-end:1px solid #8886;padding-block:.5rem 1rem}.order h3{display:flex;flex-wrap:wrap;gap:0 1rem;font-size:1rem;margin:.5rem 0 0}.order p{margin:.25rem 0}
.decide{display:flex;flex-wrap:wrap;gap:.75rem 2rem;margin-block-start:.5rem}
.note{border-inline-start:4px solid #c80;padding:.25rem .75rem}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

const links = [
  ['/sandbox', 'Overview'],
  ['/sandbox/inbox', 'SMS inbox'],
  ['/sandbox/reports', 'Reports'],
  ['/sandbox/content', 'Content'],
  ['/sandbox/activation', 'Activation'],
  ['/sandbox/orders', 'Orders'],
  ['/sandbox/chain', 'Chain'],
  ['/sandbox/faults', 'Faults'],
] as const;

/** One of the sandbox's own pages. */
export function pageResponse(title: string, content: Markup, status = 200): Response {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Sandbox</title><style>${new Markup(style)}</style></head>
<body><nav aria-label="Sandbox">${links.map(([path, text]) => html`<a href="${path}">${text}</a>`)}</nav>
<main><h1>${title}</h1>
<p class="note">Sandbox: for development, not for production. Everything here is made up.</p>
${content}</main></body></html>
`;
  return new Response(page.text, { status, headers });
}

/** A table that scrolls by itself where it is wider than the page. @param label names it. */
export function dataTable(label: string, head: readonly string[], rows: readonly Markup[]): Markup {
  const cells = head.map((text) => (text ? html`<th scope="col">${text}</th>` : html`<td></td>`));
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table><thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** The same facts for programs. */
export function jsonResponse(value: unknown, status = 200): Response {
  const json = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return Response.json(value, { status, headers: json });
}

/** @returns `2026-03-09 14:05:00`, in UTC. */
export function momentText(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
