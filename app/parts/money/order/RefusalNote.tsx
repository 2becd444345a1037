import { HardDrive } from 'lucide-react';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { Callout } from '../../../ui/Callout.tsx';
import type { IntentState } from '../orders/intentState.ts';
import type { OrderKind } from './orderKind.ts';

type Props = { kind: OrderKind; state: IntentState<unknown> };

/** Why an order was not sent, or had no effect; nothing while it is neither. */
export function RefusalNote({ kind: { words, Refusal = ErrorCallout }, state }: Props) {
  const label = useLabel();
  if (state.kind === 'refused') return <Refusal error={state.error} />;
  if (state.kind !== 'unstorable') return null;
  return (
    <div role="alert">
      <Callout tone="warning" glyph={HardDrive}>
        {label(words.unstorable ?? 'points.intents:unstorable')}
      </Callout>
    </div>
  );
}
