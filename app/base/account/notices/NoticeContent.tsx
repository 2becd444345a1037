import { useAtomValue } from 'jotai';
import type { Notice } from '../../../contract/notice/notice.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { amountsHiddenAtom } from '../../../parts/money/amountsHidden.ts';
import { HiddenAmount } from '../../../parts/money/HiddenAmount.tsx';

/** The text of a notice. While amounts are hidden, dots and a word stand for those in it. */
export function NoticeContent({ notice: { content, amounts } }: { notice: Notice }) {
  const { t } = useTranslation('account.notices');
  const isHidden = useAtomValue(amountsHiddenAtom);
  if (!isHidden || amounts.length === 0) return content;
  return content.split(anyOf(amounts)).map((piece, at) => (
    // The pieces of a text have no other name than their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
    <span key={at}>
      {at > 0 && <HiddenAmount word={t('amountHidden')} />}
      {piece}
    </span>
  ));
}

/** Longest first: a short amount may stand in a long one. */
function anyOf(texts: readonly string[]): RegExp {
  const longestFirst = [...texts].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(escaped.join('|'));
}
