import { CircleHelp } from 'lucide-react';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import * as css from './CallTrouble.css.ts';

type Props = {
  /** What a call failed with; null while nothing has. */
  failure: unknown;
  /** No answer came. */
  isUnknown: boolean;
  /** What to say of it then. */
  unknown: string;
};

/** Says what became of a change that was not confirmed. */
export function CallTrouble({ failure, isUnknown, unknown }: Props) {
  return (
    <div className={css.trouble}>
      <div role="alert">
        {isUnknown && (
          <Callout tone="warning" glyph={CircleHelp}>
            {unknown}
          </Callout>
        )}
      </div>
      <ErrorCallout error={isUnknown ? null : failure} />
    </div>
  );
}
