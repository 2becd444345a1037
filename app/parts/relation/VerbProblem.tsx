import { useTranslation } from '../../core/i18n/translation.tsx';
import type { CallProblem } from '../../core/messaging/callProblem.ts';
import { ProblemNote } from './ProblemNote.tsx';

type Props = {
  problem: CallProblem | null;
  /** What to say where the gateway said no; a general sentence without it. */
  refused?: string;
  /** What to say where nobody knows whether it was done; a general sentence without it. */
  unknownOutcome?: string;
};

/** Says why something with a person was not done, or that nobody knows; read out when it appears. */
export function VerbProblem({ problem, refused, unknownOutcome }: Props) {
  const { t } = useTranslation('contacts.relation');
  const sentences: Readonly<Record<CallProblem, string>> = {
    notSent: t('notSent'),
    refused: refused ?? t('refused'),
    unknownOutcome: unknownOutcome ?? t('unknownOutcome'),
  };
  return (
    <ProblemNote
      sentence={problem && sentences[problem]}
      isUnknown={problem === 'unknownOutcome'}
    />
  );
}
