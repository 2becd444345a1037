import { CircleAlert, CircleHelp } from 'lucide-react';
import { Callout } from '../../ui/Callout.tsx';

type Props = {
  /** Null while there is no problem. */
  sentence: string | null;
  /** Nobody knows whether it was done. */
  isUnknown: boolean;
};

/** Says why something was not done, or that nobody knows; read out when it appears. */
export function ProblemNote({ sentence, isUnknown }: Props) {
  return (
    <div role="alert">
      {sentence !== null && (
        <Callout
          tone={isUnknown ? 'warning' : 'negative'}
          glyph={isUnknown ? CircleHelp : CircleAlert}
        >
          {sentence}
        </Callout>
      )}
    </div>
  );
}
