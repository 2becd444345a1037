import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../contract/callError.ts';
import { uploadAvatar } from '../../../contract/user/uploadAvatar.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { useServices } from '../../../core/services/services.tsx';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import type { PictureSending } from '../../../parts/crop/CropStep.tsx';
import { cropPicture } from '../../../platform/imageFile.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useSettleEdit } from '../useSettleEdit.ts';
import { useUpdateProfile } from '../useUpdateProfile.ts';

/** Pixels of the photo's sides, as the server keeps it. */
const side = 512;
const maxBytes = 300 * 1024;

/** Cuts the photo on the device, sends it and goes back. */
export function useSendAvatar(): PictureSending {
  const { t } = useTranslation('account.avatar');
  const { backend } = useServices();
  const store = useStore();
  const updateProfile = useUpdateProfile();
  const settleEdit = useSettleEdit();
  const back = useBack(paths.editInformation);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  return {
    share,
    failure,
    cancel: () => stop.current?.abort(),
    async send(picture, crop) {
      if (stop.current) return;
      const control = new AbortController();
      stop.current = control;
      const before = store.get(profileAtom)?.avatar;
      setFailure(null);
      setShare(0);
      try {
        const photo = await cropPicture(picture, { ...crop, side, maxBytes });
        await settleEdit({
          async send() {
            const { avatar } = await backend.upload(uploadAvatar, {}, photo, {
              onProgress: setShare,
              signal: control.signal,
              intent: 'change-avatar',
            });
            updateProfile({ avatar });
          },
          isMade: ({ avatar }) => avatar !== before,
        });
        showToast(t('photoSaved'), { done: true });
        back();
      } catch (error) {
        // Whoever cancelled knows why nothing was sent.
        if (failureOf(error)?.kind !== 'cancelled') setFailure(error);
      } finally {
        stop.current = null;
        setShare(null);
      }
    },
  };
}
