import type { ComponentType } from 'react';
import type { Call } from '../../contract/call.ts';
import type { CoinType } from '../../contract/points/coinRecord.ts';
import type { Order } from '../../contract/points/order.ts';
import type { TextKey } from '../../core/i18n/textKey.ts';

type OrderFace = {
  /** The kinds of movement it names, one or more; no two parts name the same. */
  types: readonly CoinType[];
  label: TextKey;
  /** Of an order that a person sends: the name of its call, and the page where it is sent. */
  sent?: { by: Call['name']; at: string };
  /** Names, in a statement, points that had gone out and came back. */
  returnLabel?: TextKey;
  Icon: ComponentType<{ className?: string }>;
};

export type OrderPartProps = { order: Order };

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** A button of the points card that leads to a page. */
    'points.action': { face: RowFace; props: null };
    /** A kind of order: its name in lists, and what the page of one order says of it. */
    'points.order': { face: OrderFace; props: OrderPartProps };
  }
}
