import { useTranslation } from '../../../core/i18n/translation.tsx';
import * as rowCss from './MessageRow.css.ts';
import * as css from './TimelineSkeleton.css.ts';

type Standing = { isOwn: boolean; isFirst: boolean; size: keyof typeof css.sizes };

/** A talk as it might be, from top to bottom; what does not fit is cut off at the top. */
const talk: readonly Standing[] = [
  { isOwn: false, isFirst: true, size: 'wide' },
  { isOwn: false, isFirst: false, size: 'short' },
  { isOwn: true, isFirst: true, size: 'middle' },
  { isOwn: false, isFirst: true, size: 'tall' },
  { isOwn: true, isFirst: true, size: 'wide' },
  { isOwn: true, isFirst: false, size: 'short' },
  { isOwn: false, isFirst: true, size: 'middle' },
  { isOwn: false, isFirst: false, size: 'tall' },
  { isOwn: true, isFirst: true, size: 'short' },
  { isOwn: false, isFirst: true, size: 'wide' },
];

/** Stands for messages that are not there yet, or whose place is not known, in their geometry. */
export function TimelineSkeleton({ isGroup }: { isGroup: boolean }) {
  const { t } = useTranslation('common');
  const others = isGroup ? rowCss.groupFace : rowCss.face;
  return (
    <div className={css.waiting} role="status" aria-label={t('loading')}>
      {talk.map(({ isOwn, isFirst, size }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <div key={index} className={isFirst ? rowCss.apart : rowCss.joined}>
          <div className={`${rowCss.row} ${isOwn ? rowCss.own : ''}`}>
            <span className={isOwn ? rowCss.ownFace : others}>
              {isFirst && <span className={css.face} />}
            </span>
            <span className={`${css.bubble} ${css.sizes[size]}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
