import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import { CropStep } from '../../../parts/crop/CropStep.tsx';
import { PictureChoice } from '../../../parts/crop/PictureChoice.tsx';
import type { OpenPicture } from '../../../platform/imageFile.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { EditFailure } from '../EditFailure.tsx';
import { nameOf } from '../nameOf.ts';
import { useSendAvatar } from './useSendAvatar.ts';

/** /pages/my/change-avatar: choose a picture, cut it, send it. */
export function AvatarScreen() {
  const { t } = useTranslation('account.profile');
  return (
    <SubScreen title={t('profilePhoto')} parent={paths.editInformation}>
      <PictureChoice face={<OwnFace />}>
        {(picture, onPickOther) => (
          <SendStep key={picture.url} picture={picture} onPickOther={onPickOther} />
        )}
      </PictureChoice>
    </SubScreen>
  );
}

function OwnFace() {
  const profile = useAtomValue(profileAtom);
  const addressOf = useMediaAddress();
  if (!profile) return null;
  return (
    <Avatar
      name={nameOf(profile)}
      seed={profile.userId}
      src={addressOf(profile.avatar)}
      size="s160"
    />
  );
}

/** The part that becomes the photo: kept when sending it fails. */
function SendStep(props: { picture: OpenPicture; onPickOther: () => void }) {
  const { t } = useTranslation('account.avatar');
  const sending = useSendAvatar();
  return (
    <CropStep
      {...props}
      sending={sending}
      problem={<EditFailure failure={sending.failure} unconfirmed={t('photoUnconfirmed')} />}
    />
  );
}
