import { useEffect, useRef, useState } from 'react';
import { statement } from '../../../contract/points/statement.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useServices } from '../../../core/services/services.tsx';
import { statementCsv } from '../../../lib/money/statementCsv.ts';
import { download } from '../../../platform/download.ts';
import { type Movement, readStatement } from './readStatement.ts';

export type SavingState =
  | { status: 'idle' }
  | { status: 'reading'; rows: number }
  | { status: 'failed'; error: unknown };

type Saving = {
  state: SavingState;
  /**
   * @param span seconds since 1970. @param days for the file's name, such as 2026-03-01_2026-03-09.
   * @returns whether the file was saved.
   */
  save: (span: { from: number; to: number }, days: string) => Promise<boolean>;
  cancel: () => void;
};

/**
 * Reads all of a statement and hands it to the browser's downloads.
 * @param nameOf names a movement.
 */
export function useSaveStatement(nameOf: (movement: Movement) => string): Saving {
  const { t } = useTranslation('points.statement');
  const { backend } = useServices();
  const tag = useLanguageTag();
  const [state, setState] = useState<SavingState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    async save(span, days) {
      const control = new AbortController();
      running.current = control;
      const { signal } = control;
      setState({ status: 'reading', rows: 0 });
      try {
        const whole = await readStatement(
          (cursor) =>
            backend.call(
              statement,
              { ...span, limit: 50, ...(cursor === undefined ? {} : { cursor }) },
              { signal },
            ),
          (rows) => {
            if (!signal.aborted) setState({ status: 'reading', rows });
          },
        );
        if (signal.aborted) return false;
        const rows = whole.rows.map((row) => ({ ...row, type: nameOf(row) }));
        const csv = statementCsv(
          { ...whole, rows },
          {
            time: t('columnTime'),
            type: t('columnType'),
            orderNo: t('columnOrder'),
            amount: t('columnAmount'),
            after: t('columnAfter'),
            opening: t('opening'),
            closing: t('closing'),
          },
          tag,
        );
        download(
          new Blob([csv], { type: 'text/csv;charset=utf-8' }),
          `${t('fileName')}_${days}.csv`,
        );
        setState({ status: 'idle' });
        return true;
      } catch (error) {
        if (!signal.aborted) setState({ status: 'failed', error });
        return false;
      }
    },
    cancel() {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
