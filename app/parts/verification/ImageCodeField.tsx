import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Picture } from './askChallenge.ts';
import * as css from './ImageCodeField.css.ts';
import type { VerificationProblem } from './useVerification.ts';

export type ImageCodeProps = {
  name: string;
  value: string;
  problem: VerificationProblem | null;
  onChange: (value: string) => void;
  picture: Picture;
  onRenew: () => void;
  /** Another picture has come: what was typed belongs to the last one. */
  onNewPicture: () => void;
  /** A sentence in place of the usual one. */
  hint?: string;
  enterKeyHint?: 'next' | 'go';
};

/** The characters of a picture: its name, the picture with a way to another one, the field. */
export function ImageCodeField(props: ImageCodeProps) {
  const { name, value, problem, onChange, picture, onRenew, hint, enterKeyHint = 'go' } = props;
  const { t } = useTranslation('common.form');
  const { challengeId, image } = picture;
  const shown = useRef(challengeId);
  const { onNewPicture } = props;
  useEffect(() => {
    if (shown.current === challengeId) return;
    shown.current = challengeId;
    onNewPicture();
  }, [challengeId, onNewPicture]);
  const sentences: Record<VerificationProblem, string> = {
    answerNeeded: t('imageCodeHint'),
    verificationWrong: t('imageCodeWrong'),
  };
  return (
    <Field
      label={t('imageCode')}
      above={
        <div className={css.picture}>
          <img className={css.image} src={image} alt={t('picture')} width={240} height={80} />
          <IconButton label={t('newPicture')} glyph={RotateCw} onClick={onRenew} />
        </div>
      }
      name={name}
      value={value}
      onChange={onChange}
      hint={hint ?? t('imageCodeHint')}
      error={problem && sentences[problem]}
      autoComplete="off"
      enterKeyHint={enterKeyHint}
    />
  );
}
