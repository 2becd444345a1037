import type { ReportCall } from '../../contract/recharge/rechargeReport.ts';
import type { RechargeOffer } from '../../contract/recharge/transferOffer.ts';
import type { TextKey } from '../../core/i18n/textKey.ts';
import type { OrderPartProps } from '../money/slots.ts';

type WayFace = {
  label: TextKey;
  /** Whether the server offers it now; a way that is not offered is not shown. */
  isOffered: (offer: RechargeOffer) => boolean;
  /** Of its reports: tells whose an order is. */
  method: string;
  /** Brings its declaration of the report, by which an order of which nobody knows is read and sent again. */
  loadReport: () => Promise<ReportCall>;
};

export type WayProps = {
  /** What the server offers now; each way reads its own part. */
  offer: RechargeOffer;
  /** Asks anew what is offered. */
  readAgain: () => void;
};

type RechargeOrderFace = {
  /** The way that the order came by; one part for each. */
  method: string;
};

/** The part reads the order's `details` itself. */
export type RechargeOrderProps = OrderPartProps;

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** A way to top up, on the page for it. */
    'recharge.way': { face: WayFace; props: WayProps };
    /** What the page of one order says of a way to top up. */
    'recharge.order': { face: RechargeOrderFace; props: RechargeOrderProps };
  }
}
