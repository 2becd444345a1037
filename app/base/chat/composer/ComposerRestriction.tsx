import { Button } from '../../../ui/Button.tsx';
import * as css from './Composer.css.ts';
import type { RestrictionWords } from './useWriteRestriction.ts';

/** Stands where one would write: says why that is not possible, and what can be done about it. */
export function ComposerRestriction({ sentence, action }: RestrictionWords) {
  return (
    <div className={css.restriction}>
      <p className={css.reason} role="status">
        {sentence}
      </p>
      {action && (
        <Button look="second" size="small" busyLabel={action.busyLabel} onClick={action.onAct}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
