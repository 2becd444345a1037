import { CircleAlert, Clock } from 'lucide-react';
import { Callout } from '../../../ui/Callout.tsx';
import { PinWait } from './PinWait.tsx';
import type { PinTrouble } from './usePinProblem.ts';
import { usePinSentence } from './usePinSentence.ts';

/** What stands against the fund password, on a page without a pad to say it. */
export function PinTroubleNote({ trouble: { problem, seconds } }: { trouble: PinTrouble }) {
  const sentenceOf = usePinSentence();
  const sentence = problem && sentenceOf(problem);
  return (
    <>
      {seconds > 0 && (
        <Callout tone="negative" glyph={Clock}>
          <PinWait seconds={seconds} />
        </Callout>
      )}
      <div role="alert">
        {sentence && (
          <Callout tone="negative" glyph={CircleAlert}>
            {sentence}
          </Callout>
        )}
      </div>
    </>
  );
}
