import { Flag } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Video } from '../../../contract/video/getFindVideo.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { MenuProps } from '../../../core/lazy/MenuButton.tsx';
import { pathToContentReport } from '../../../core/navigation/paths.ts';
import { ContextMenu } from '../../../ui/ContextMenu.tsx';

export function VideoMenu({ video, button, onClose }: MenuProps & { video: Video }) {
  const { t } = useTranslation('video.watch');
  const navigate = useNavigate();
  const { videoId, title } = video;
  return (
    <ContextMenu
      label={t('more')}
      layout="rows"
      anchor={button.current}
      returnTo={button.current}
      onClose={onClose}
      items={[
        {
          id: 'report',
          label: t('report'),
          glyph: Flag,
          onSelect: () => navigate(pathToContentReport('video', videoId, title)),
        },
      ]}
    />
  );
}
