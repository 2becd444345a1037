import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { StickerId } from './stickers.data.ts';

/** @returns what each sticker says, in the reader's language */
export function useStickerNames(): Readonly<Record<StickerId, string>> {
  const { t } = useTranslation('chat.sticker');
  return {
    hello: t('hello'),
    thanks: t('thanks'),
    love: t('love'),
    laugh: t('laugh'),
    cry: t('cry'),
    wow: t('wow'),
    ok: t('ok'),
    hug: t('hug'),
    go: t('go'),
    party: t('party'),
    birthday: t('birthday'),
    morning: t('morning'),
    night: t('night'),
    coffee: t('coffee'),
    think: t('think'),
    sorry: t('sorry'),
  };
}
