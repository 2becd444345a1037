import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { unitLength } from '../../../lib/spokenTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import * as css from './member.css.ts';
import { lengthIn, longestMute, type MuteUnit, muteLengths, muteUnits } from './muteTime.ts';

type Props = {
  isBusy: boolean;
  /** @param seconds how long the member may not write */
  onChoose: (seconds: number) => void;
  onBack: () => void;
};

/** For how long somebody may not write. */
export function MuteChoice({ isBusy, onChoose, onBack }: Props) {
  const { t } = useTranslation('groups.member');
  const tag = useLanguageTag();
  const [isOwn, setIsOwn] = useState(false);
  /** Seconds of the row that was chosen last. */
  const [chosen, setChosen] = useState(0);
  if (isOwn)
    return <OwnLength isBusy={isBusy} onChoose={onChoose} onBack={() => setIsOwn(false)} />;
  return (
    <>
      <p className={css.spoken} role="status">
        {isBusy && t('muting')}
      </p>
      <h4 className={css.ask}>{t('muteFor')}</h4>
      <List label={t('muteFor')}>
        {muteLengths.map((seconds) => (
          <ListRow
            key={seconds}
            title={t('muteTime', { time: unitLength(lengthIn(seconds), tag) })}
            actsHere
            value={isBusy && chosen === seconds ? t('muting') : undefined}
            onClick={() => {
              if (isBusy) return;
              setChosen(seconds);
              onChoose(seconds);
            }}
          />
        ))}
        <ListRow title={t('ownTime')} onClick={() => !isBusy && setIsOwn(true)} />
        <ListRow title={t('cancel')} actsHere onClick={onBack} />
      </List>
    </>
  );
}

const units = Object.keys(muteUnits) as MuteUnit[];

function OwnLength({ isBusy, onChoose, onBack }: Props) {
  const { t } = useTranslation(['groups.member', 'common']);
  const [text, setText] = useState('30');
  const [unit, setUnit] = useState<MuteUnit>('minute');
  const seconds = /^\d{1,6}$/.test(text.trim()) ? Number(text) * muteUnits[unit] : 0;
  const isRight = seconds > 0 && seconds <= longestMute;
  const field = useRef<HTMLInputElement>(null);
  // What had the focus is gone: the row that asked for this. What is typed first stands in place of the proposal.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const names = { minute: t('minutes'), hour: t('hours'), day: t('days') };
  return (
    <form
      className={css.own}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight && !isBusy) onChoose(seconds);
      }}
    >
      <Field
        label={t('howLong')}
        ref={field}
        value={text}
        onChange={setText}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        error={text !== '' && !isRight ? t('timeWrong') : null}
      />
      <Segmented
        label={t('unit')}
        options={units.map((value) => ({ value, label: names[value] }))}
        value={unit}
        onChange={setUnit}
      />
      <Button type="submit" wide disabled={!isRight} busyLabel={isBusy ? t('muting') : undefined}>
        {t('mute')}
      </Button>
      <Button look="second" wide disabled={isBusy} onClick={onBack}>
        {t('common:back')}
      </Button>
    </form>
  );
}
