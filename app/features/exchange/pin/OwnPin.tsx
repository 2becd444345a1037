import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { exchangePaths, pathToReset } from '../paths.ts';
import { PinPad } from './PinPad.tsx';
import { PinWait } from './PinWait.tsx';
import type { PinTrouble } from './usePinProblem.ts';
import { usePinSentence } from './usePinSentence.ts';

type Props = {
  label: string;
  digits: string;
  onChange: (digits: string) => void;
  trouble: PinTrouble;
  /** What is going on, such as "Sending…"; nothing can be entered meanwhile. */
  busyLabel?: string | undefined;
  /** Nothing can be entered now, such as without a network. @default false */
  disabled?: boolean;
  /** On a page of its own, not in a sheet. @default false */
  isPage?: boolean;
  /** Before the page for a forgotten one opens, such as the closing of a sheet. */
  onLeave?: () => void;
  note?: ReactNode;
};

/**
 * The fund password that somebody has: what is wrong with it, how long to wait, and the way out for
 * whoever has forgotten it.
 */
export function OwnPin(props: Props) {
  const { trouble, busyLabel, onLeave, note, onChange, disabled = false, ...pad } = props;
  const { t } = useTranslation('exchange.pin');
  const sentenceOf = usePinSentence();
  const navigate = useNavigate();
  const { problem, seconds, forget } = trouble;
  const isMissing = problem?.kind === 'missing';
  const isShut = isMissing || problem?.kind === 'locked' || problem?.kind === 'blocked';
  const go = (): void => {
    onLeave?.();
    navigate(isMissing ? exchangePaths.fundPassword : pathToReset);
  };
  return (
    <PinPad
      {...pad}
      onChange={(digits) => {
        if (problem && digits !== '') forget();
        onChange(digits);
      }}
      note={seconds > 0 ? <PinWait seconds={seconds} /> : (busyLabel ?? note)}
      error={problem && sentenceOf(problem)}
      disabled={disabled || isShut || busyLabel !== undefined}
      foot={
        <Button look="plain" size="small" disabled={busyLabel !== undefined} onClick={go}>
          {isMissing ? t('setFirst') : t('forgot')}
        </Button>
      }
    />
  );
}
