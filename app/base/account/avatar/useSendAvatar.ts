import { useStore } from 'jotai';
import { uploadAvatar } from '../../../contract/user/uploadAvatar.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { useServices } from '../../../core/services/services.tsx';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import type { PictureSending } from '../../../parts/crop/CropStep.tsx';
import { usePictureSending } from '../../../parts/crop/usePictureSending.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useSettleEdit } from '../useSettleEdit.ts';
import { useUpdateProfile } from '../useUpdateProfile.ts';

/** Cuts the photo on the device, sends it and goes back. */
export function useSendAvatar(): PictureSending {
  const { t } = useTranslation('account.avatar');
  const { backend } = useServices();
  const store = useStore();
  const updateProfile = useUpdateProfile();
  const settleEdit = useSettleEdit();
  const back = useBack(paths.editInformation);
  return usePictureSending(async (photo, watch) => {
    const before = store.get(profileAtom)?.avatar;
    await settleEdit({
      async send() {
        const intent = 'change-avatar';
        const { avatar } = await backend.upload(uploadAvatar, {}, photo, { ...watch, intent });
        updateProfile({ avatar });
      },
      isMade: ({ avatar }) => avatar !== before,
    });
    showToast(t('photoSaved'), { done: true });
    back();
  });
}
