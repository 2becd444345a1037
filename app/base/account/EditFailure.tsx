import { CircleHelp } from 'lucide-react';
import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { Callout } from '../../ui/Callout.tsx';
import * as css from './form.css.ts';
import { UnconfirmedEdit } from './settleEdit.ts';

type Props = {
  /** What `useForm` or an upload failed with; null while nothing has. */
  failure: unknown;
  /** What to say of an edit whose outcome is not known. */
  unconfirmed: string;
};

/** Says what became of an edit that was not confirmed. */
export function EditFailure({ failure, unconfirmed }: Props) {
  const isUnconfirmed = failure instanceof UnconfirmedEdit;
  return (
    <div className={css.problem}>
      <div role="alert">
        {isUnconfirmed && (
          <Callout tone="warning" glyph={CircleHelp}>
            {unconfirmed}
          </Callout>
        )}
      </div>
      <ErrorCallout error={isUnconfirmed ? null : failure} />
    </div>
  );
}
