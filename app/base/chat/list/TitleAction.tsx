import { atom, useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { SlotPart } from '../../../core/feature/slots.ts';
import { useCountedLabel, useLabel } from '../../../core/i18n/useLabel.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as css from './TitleAction.css.ts';

const nothingAtom = atom(0);

/** A button in the title bar that leads to a page, with how much waits there. */
export function TitleAction({ path, label, Icon, waiting }: SlotPart<'chatTab.action'>) {
  const labelOf = useLabel();
  const countedOf = useCountedLabel();
  const navigate = useNavigate();
  const count = useAtomValue(waiting?.count ?? nothingAtom);
  const name = labelOf(label);
  return (
    <span className={css.place}>
      <IconButton
        label={waiting && count > 0 ? `${name}, ${countedOf(waiting.note, count)}` : name}
        glyph={Icon}
        onClick={() => navigate(path)}
      />
      {count > 0 && (
        <span className={css.badge} aria-hidden="true">
          <Badge size="small">{count > 99 ? '99+' : String(count)}</Badge>
        </span>
      )}
    </span>
  );
}
