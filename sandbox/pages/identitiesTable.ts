import type { Identity } from '../money/identities.ts';
import { html, type Markup } from './html.ts';
import { dataTable } from './layout.ts';

/** What must hold of a brand's ledger, with both figures, in hundredths of a point. */
export function identitiesTable(brand: string, identities: readonly Identity[]): Markup {
  const rows = identities.map(
    ({ name, left, right }) =>
      html`<tr><td>${name}</td><td>${left}</td><td>${right}</td><td>${left === right ? 'holds' : 'BROKEN'}</td></tr>`,
  );
  return dataTable(`Ledger of ${brand}`, ['Identity', 'Left', 'Right', ''], rows);
}
