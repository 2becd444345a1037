import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { useCopy } from '../copy/useCopy.ts';
import * as css from './DetailRows.css.ts';

export type DetailRow = {
  label: string;
  /** An `Amount`, a text; whole, however long. */
  value: ReactNode;
  /** Read character by character: below its label, from the start of the line. @default false */
  isCode?: boolean;
  /** Adds a button: what it copies, and what it says to screen readers. */
  copy?: { text: string; label: string };
};

/** Label and value, row by row: on confirm sheets and in the details of an order. */
export function DetailRows({ rows }: { rows: readonly DetailRow[] }) {
  const copyText = useCopy();
  return (
    <dl className={css.rows}>
      {rows.map(({ label, value, isCode = false, copy }) => (
        <div key={label} className={css.row}>
          <dt className={css.label}>{label}</dt>
          <dd
            className={isCode ? `${css.value} ${css.code}` : css.value}
            translate={isCode || copy ? 'no' : undefined}
          >
            {value}
            {copy && (
              <span className={css.copy}>
                <IconButton
                  label={copy.label}
                  glyph={Copy}
                  onClick={() => void copyText(copy.text)}
                />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
