import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSlot } from '../../../core/feature/features.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { pointsDetailsPath } from '../../../parts/money/orderPaths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './PointsCard.css.ts';

/** What others offer to do with points, and the history of them. */
export function CardActions() {
  const labelOf = useLabel();
  const actions = useSlot('points.action');
  const own = {
    id: 'details',
    path: pointsDetailsPath,
    label: 'points.labels:details',
    Icon: ReceiptText,
  } as const;
  const all = [...actions, own];
  const look = all.length > 2 ? `${css.action} ${css.stacked}` : css.action;
  return (
    <div className={css.actions}>
      {all.map(({ id, path, label, Icon: Drawing }) => (
        <Link key={id} to={path} className={look}>
          <span className={css.actionGlyph}>
            <Icon of={Drawing} size={18} />
          </span>
          {labelOf(label)}
        </Link>
      ))}
    </div>
  );
}
