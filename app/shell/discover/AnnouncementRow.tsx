import { Megaphone, X } from 'lucide-react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useOpenSheet } from '../../core/overlay/SheetHost.tsx';
import { plainLine } from '../../lib/plainText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import * as css from './AnnouncementRow.css.ts';
import * as place from './HeadPlace.css.ts';

type Props = {
  announcement: { id: string; title: string; content: string };
  /** Called once it was read, or is not to be. */
  onRead: () => void;
};

/** What the platform has to say, in one line; a tap shows all of it. */
export function AnnouncementRow({ announcement: { title, content }, onRead }: Props) {
  const { t } = useTranslation('shell.discover');
  const openSheet = useOpenSheet();
  return (
    <section className={`${place.part.announcement} ${css.row}`} aria-label={t('announcement')}>
      <button
        type="button"
        className={css.open}
        aria-haspopup="dialog"
        onClick={() => openSheet(AnnouncementDialog, { title, content }, onRead)}
      >
        <span className={css.glyph}>
          <Icon of={Megaphone} size={20} />
        </span>
        <span className={css.title}>{plainLine(title, 80)}</span>
      </button>
      <IconButton label={t('dismiss')} glyph={X} onClick={onRead} />
    </section>
  );
}
