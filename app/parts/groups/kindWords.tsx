import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import { isChannel } from '../../contract/gateway/isChannel.ts';
import { useSlot } from '../../core/feature/features.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { LazyPart } from '../../core/lazy/LazyPart.tsx';
import { abbreviateCount } from '../../lib/abbreviateCount.ts';
import { isolated } from '../../lib/isolated.ts';

/** What differs in words between a group and a channel, on the pages that serve both. */
const plainWords = [
  'infoTitle',
  'manage',
  'log',
  'membersTitle',
  'searchMembers',
  'name',
  'picture',
  'announcement',
  'introduction',
  'introductionNone',
  'owner',
  'code',
  'inviteMembers',
  'alias',
  'ownName',
  'whoMayJoin',
  'applications',
  'report',
  'clearSentence',
  'leave',
  'leaveAction',
  'leaveSentence',
  'leaveOwnerTitle',
  'leaveOwnerSentence',
  'left',
  'dismiss',
  'dismissAction',
  'dismissed',
  'transfer',
  'transferSentence',
  'remove',
  'unknownTitle',
  'unknownSentence',
  'leftTitle',
  'leftSentence',
  'dismissedTitle',
  'dismissedSentence',
  'leadersOnlySentence',
  'join',
  'askToJoin',
  'joinsAtOnce',
  'joinIsAsked',
  'full',
] as const;
const countedWords = ['membersOf', 'seeAll', 'dismissSentence', 'removeSeveral'] as const;
/** With the name of the group in them, or of a member. */
const namedWords = ['leaveTitle', 'dismissTitle', 'removeTitle', 'transferTitle'] as const;

type PlainWord = (typeof plainWords)[number];
type CountedWord = (typeof countedWords)[number];
type NamedWord = (typeof namedWords)[number];

/** How pages of groups call a group, or a channel. */
export type KindWords = Readonly<
  Record<PlainWord, string> &
    Record<CountedWord, (count: number) => string> &
    Record<NamedWord, (name: string) => string>
>;

/** Looks words up in the texts of a kind; the same functions as long as the language is the same. */
export type KindTexts = {
  plain: (word: PlainWord) => string;
  counted: (word: CountedWord, values: { count: number; shown: string }) => string;
  named: (word: NamedWord, values: { name: string }) => string;
};

const KindWordsContext = createContext<KindWords | null>(null);

/** Said in passing: so many that the last of them do not matter are abbreviated. */
const inPassing: readonly CountedWord[] = ['membersOf', 'seeAll'];

type InProps = {
  texts: KindTexts;
  /** There may be a great many members. @default false */
  areMany?: boolean;
  children: ReactNode;
};

/** Shows what is in it in the words of a kind. */
export function InKindWords({ texts, areMany = false, children }: InProps) {
  const tag = useLanguageTag();
  const words = useMemo(() => {
    const shownCount = (word: CountedWord, count: number): string =>
      areMany && inPassing.includes(word)
        ? abbreviateCount(count, tag)
        : new Intl.NumberFormat(tag).format(count);
    const counted = (word: CountedWord) => (count: number) =>
      texts.counted(word, { count, shown: shownCount(word, count) });
    const named = (word: NamedWord) => (name: string) =>
      texts.named(word, { name: isolated(name) });
    return Object.fromEntries([
      ...plainWords.map((word) => [word, texts.plain(word)]),
      ...countedWords.map((word) => [word, counted(word)]),
      ...namedWords.map((word) => [word, named(word)]),
    ]) as KindWords;
  }, [texts, areMany, tag]);
  return <KindWordsContext value={words}>{children}</KindWordsContext>;
}

type Props = {
  /** Null where the device does not know it: it is called a group. */
  group: Pick<GroupInfo, 'ex'> | null;
  /** Stands in while the words of a channel load; rows without one. */
  placeholder?: ReactNode;
  children: ReactNode;
};

/** Shows what is in it in the words of a group, or of the kind of group that it is. */
export function KindWordsOf({ group, placeholder, children }: Props) {
  const kinds = useSlot('group.kind');
  const face = group && isChannel(group) ? kinds.find(({ of }) => of === 'channel') : undefined;
  if (!face) return <InGroupWords>{children}</InGroupWords>;
  return <LazyPart source={face} props={{ children }} placeholder={placeholder} />;
}

function InGroupWords({ children }: { children: ReactNode }) {
  const { t } = useTranslation('groups.kind');
  const texts = useMemo(
    (): KindTexts => ({
      plain: (word) => t(word),
      counted: (word, values) => t(word, values),
      named: (word, values) => t(word, values),
    }),
    [t],
  );
  return <InKindWords texts={texts}>{children}</InKindWords>;
}

/** @returns the words of the group that a page is about. Called below `KindWordsOf` or `GroupPage`. */
export function useKindWords(): KindWords {
  const words = useContext(KindWordsContext);
  if (!words) throw new Error('useKindWords is called outside KindWordsOf.');
  return words;
}
