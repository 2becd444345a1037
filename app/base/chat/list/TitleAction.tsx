import { useNavigate } from 'react-router-dom';
import type { SlotPart } from '../../../core/feature/slots.ts';
import { useWaiting } from '../../../core/feature/useWaiting.ts';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as css from './TitleAction.css.ts';

/** A button in the title bar that leads to a page, with how much waits there. */
export function TitleAction({ id, path, label, Icon }: SlotPart<'chatTab.action'>) {
  const labelOf = useLabel();
  const navigate = useNavigate();
  const { count, notes } = useWaiting(id);
  return (
    <span className={css.place}>
      <IconButton
        label={[labelOf(label), ...notes].join(', ')}
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
