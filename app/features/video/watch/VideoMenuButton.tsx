import { Ellipsis } from 'lucide-react';
import type { Video } from '../../../contract/video/getFindVideo.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { MenuButton } from '../../../core/lazy/MenuButton.tsx';

const menu = { load: async () => (await import('./VideoMenu.tsx')).VideoMenu };

/** What else can be done with a video, behind one button. */
export function VideoMenuButton({ video }: { video: Video }) {
  const { t } = useTranslation('video.watch');
  return <MenuButton label={t('more')} glyph={Ellipsis} source={menu} props={{ video }} />;
}
