import { type FormEvent, useState } from 'react';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { dayOf, daySpan, type SpanProblem } from './daySpan.ts';
import type { Movement } from './readStatement.ts';
import * as css from './StatementSheet.css.ts';
import { useSaveStatement } from './useSaveStatement.ts';

type Props = SheetProps & {
  /** Names a movement. */
  nameOf: (movement: Movement) => string;
};

/** From which day to which; then reads all of it, says how far that is, and can be stopped. */
export function StatementSheet({ isOpen, onClose, nameOf }: Props) {
  const { t } = useTranslation('points.statement');
  const [today] = useState(() => new Date());
  const [first, setFirst] = useState(`${dayOf(today).slice(0, 8)}01`);
  const [last, setLast] = useState(dayOf(today));
  const [wrong, setWrong] = useState<SpanProblem | null>(null);
  const { state, save, cancel } = useSaveStatement(nameOf);
  const isReading = state.status === 'reading';
  const close = (): void => {
    cancel();
    onClose();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const read = daySpan(first, last);
    setWrong('problem' in read ? read : null);
    if ('problem' in read || isReading) return;
    if (!(await save(read.span, `${first}_${last}`))) return;
    showToast(t('savedFile'), { done: true });
    onClose();
  };
  const errorOf = (field: SpanProblem['field']) =>
    wrong?.field === field ? t(wrong.problem) : null;
  return (
    <Sheet open={isOpen} onClose={close} title={t('save')} closeLabel={t('close')}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('what')}</p>
        <Field
          type="date"
          label={t('from')}
          value={first}
          onChange={setFirst}
          error={errorOf('from')}
          disabled={isReading}
        />
        <Field
          type="date"
          label={t('to')}
          value={last}
          onChange={setLast}
          error={errorOf('to')}
          disabled={isReading}
        />
        {state.status === 'failed' && <ErrorCallout error={state.error} />}
        <Button
          type="submit"
          wide
          busyLabel={isReading ? t('progress', { rows: state.rows }) : undefined}
        >
          {t('saveFile')}
        </Button>
        {isReading && (
          <Button look="plain" wide onClick={cancel}>
            {t('cancel')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
