import { useLabel } from '../../../core/i18n/useLabel.ts';
import { QuietNotice } from '../../../ui/QuietNotice.tsx';
import type { OrderWords } from './orderKind.ts';

type Props = {
  words: OrderWords;
  /** As `useOrder` has it. */
  order: { isTaken: boolean; discardOther: () => Promise<void> };
};

/** Where another page of this device has an order on its confirm sheet: one at a time. */
export function TakenNotice({ words, order }: Props) {
  const label = useLabel();
  if (!order.isTaken) return null;
  return (
    <QuietNotice
      action={label(words.discard ?? 'points.intents:discard')}
      onAction={() => void order.discardOther()}
    >
      {label(words.elsewhere)}
    </QuietNotice>
  );
}
