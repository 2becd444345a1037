import { formatMicro } from '../money/recharge/formatMicro.ts';
import type { OpenOrder } from '../money/review/openOrders.ts';
import { amountText } from './amountText.ts';
import { html, type Markup } from './html.ts';
import { momentText } from './layout.ts';

/** One order in review: what it is, what was found, and below it how it can be decided. */
export function openOrderPart(one: OpenOrder, now: number): Markup {
  const { account, amount, brand, currency, dueAt, finding, orderNo, stage, userId } = one;
  const due = dueAt === null ? '' : `due ${momentText(dueAt)} (UTC)`;
  const isLate = dueAt !== null && dueAt < now;
  const kind = one.kind === 'exchange' ? 'withdrawal' : one.kind;
  const progress = stage === 'paying' ? ' (approved)' : '';
  return html`<article class="order" aria-labelledby="${orderNo}">
<h3 id="${orderNo}"><code>${orderNo}</code> ${amountText(amount, currency)}</h3>
<p>${kind}${progress} at ${brand}, <a href="/sandbox/people/${userId}">${account}</a>, ${due}${isLate ? html` <strong>(late)</strong>` : ''}</p>
<p class="words">${finding}</p>
${receipt(one)}<div class="decide">${forms(one)}</div>
</article>`;
}

function receipt({ proof }: OpenOrder): Markup {
  return proof === null
    ? html``
    : html`<p><a href="${proof}"><img class="proof" src="${proof}" alt="Picture of the receipt" width="96" height="96"></a></p>`;
}

function forms(one: OpenOrder): Markup {
  const { kind, orderNo, reasons, stage } = one;
  if (kind === 'recharge') {
    return html`${form(orderNo, 'approve', html`<label>Arrived, ${one.unit}<input name="arrived" inputmode="decimal" size="10" required autocomplete="off" value="${one.arrivedMicro === null ? '' : formatMicro(one.arrivedMicro)}"></label><button>Credit it</button>`)}${refusal(orderNo, reasons)}`;
  }
  const onward =
    stage === 'review'
      ? form(orderNo, 'approve', html`<button>Approve</button>`)
      : form(
          orderNo,
          'pay',
          html`<label>Reference<input name="payoutRef" pattern="[A-Za-z0-9\\-]{4,32}" size="14" required autocomplete="off"></label><button>Paid</button>`,
        );
  return html`${onward}${refusal(orderNo, reasons)}`;
}

/** Nothing is chosen beforehand: whoever refuses says why. */
function refusal(orderNo: string, reasons: readonly string[]): Markup {
  const options = reasons.map((reason) => html`<option>${reason}</option>`);
  return form(
    orderNo,
    'refuse',
    html`<label>Reason<select name="reason" required><option value=""></option>${options}</select></label><button>Refuse</button>`,
  );
}

function form(orderNo: string, decision: string, content: Markup): Markup {
  return html`<form method="post" action="/sandbox/orders/${orderNo}"><input type="hidden" name="decision" value="${decision}">${content}</form>`;
}
