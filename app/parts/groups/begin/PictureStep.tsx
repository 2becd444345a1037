import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { Beginning } from './useBeginDraft.ts';

const upload = {
  load: async () => (await import('../../crop/PictureUpload.tsx')).PictureUpload,
};

type Props = {
  title: string;
  parent: string;
  kind: 'group' | 'channel';
  beginning: Beginning;
  /** Back to the details. */
  onBack: () => void;
};

/** Chooses and cuts the picture of a group to be. */
export function PictureStep({ title, parent, kind, beginning, onBack }: Props) {
  const { draft, change } = beginning;
  const addressOf = useMediaAddress();
  const src = draft.faceUrl === '' ? null : addressOf(draft.faceUrl);
  return (
    <SubScreen title={title} parent={parent} onBack={onBack}>
      <LazyPart
        source={upload}
        props={{
          face: <Avatar name={draft.name} seed={kind} src={src} kind={kind} size="s160" />,
          onUploaded: (faceUrl: string) => {
            change({ faceUrl });
            onBack();
          },
        }}
      />
    </SubScreen>
  );
}
