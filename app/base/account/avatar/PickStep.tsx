import { useAtomValue } from 'jotai';
import { Camera, CircleAlert, Image } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import { isAndroid, isIos } from '../../../platform/device.ts';
import type { PictureProblem } from '../../../platform/imageFile.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { nameOf } from '../nameOf.ts';
import * as css from './AvatarScreen.css.ts';

type Props = { problem: PictureProblem | null; onPick: (file: File) => void };

/** The photo in use, and the ways to another one. */
export function PickStep({ problem, onPick }: Props) {
  const { t } = useTranslation('account.avatar');
  const profile = useAtomValue(profileAtom);
  const addressOf = useMediaAddress();
  const hasCamera = isIos() || isAndroid();
  const sentences: Record<PictureProblem, string> = {
    unreadable: t('photoUnreadable'),
    tooLarge: t('photoTooLarge'),
  };
  return (
    <div className={css.step}>
      <div className={css.face}>
        {profile && (
          <Avatar
            name={nameOf(profile)}
            seed={profile.userId}
            src={addressOf(profile.avatar)}
            size="s160"
          />
        )}
      </div>
      <div role="alert">
        {problem && (
          <Callout tone="negative" glyph={CircleAlert}>
            {sentences[problem]}
          </Callout>
        )}
      </div>
      <FileButton accept="image/*" glyph={Image} onPick={onPick}>
        {t('choosePhoto')}
      </FileButton>
      {hasCamera && (
        <FileButton accept="image/*" capture="user" look="second" glyph={Camera} onPick={onPick}>
          {t('takePhoto')}
        </FileButton>
      )}
      <p className={css.hint}>{t('photoPrivacy')}</p>
    </div>
  );
}
