import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import type { GroupAction } from '../../contract/gateway/groupRights.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLoadedList } from '../../core/messaging/hooks/useList.ts';
import { paths, pathToConversation } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { Button } from '../../ui/Button.tsx';
import { LostDrawing } from '../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type KindWords, KindWordsOf, useKindWords } from './kindWords.tsx';
import { type GroupOfPage, useGroupOfPage } from './useGroupOfPage.ts';

/** A group that is there, and that the reader is in. */
export type ShownGroup = GroupOfPage & { group: GroupInfo };

type Props = {
  title: (words: KindWords, group: GroupInfo | null) => string;
  /** Where back leads when this page was the first one opened. @default the conversation */
  parentOf?: (groupID: string) => string;
  /** The page is for those who may do this; the others are told so. */
  needs?: GroupAction;
  /** Icon buttons at the right end of the title bar. */
  right?: (shown: ShownGroup) => ReactNode;
  dock?: (shown: ShownGroup) => ReactNode;
  /** As that of `SubScreen`. */
  onBack?: (() => void) | undefined;
  bar?: (shown: ShownGroup) => ReactNode;
  children: (shown: ShownGroup, words: KindWords) => ReactNode;
};

/**
 * Frame of a page about the group that its address names, in the words of its kind. Where there is no such
 * group, or the reader is not in it any more, the page says so.
 */
export function GroupPage(props: Props) {
  const of = useGroupOfPage();
  // Whoever comes here without the conversation, such as by a reload, may not have their own place on the device.
  useLoadedList('members', of.groupID, of.state === 'in' && of.own === null);
  return (
    <KindWordsOf
      group={of.group}
      placeholder={<Waiting parent={props.parentOf?.(of.groupID) ?? paths.chat} />}
    >
      <PageInWords of={of} {...props} />
    </KindWordsOf>
  );
}

function Waiting({ parent }: { parent: string }) {
  const { t } = useTranslation('common');
  return (
    <SubScreen title="" parent={parent}>
      <Skeleton rows={8} label={t('loading')} />
    </SubScreen>
  );
}

function PageInWords({ of, ...page }: Props & { of: GroupOfPage }) {
  const words = useKindWords();
  const { group, groupID, conversationID, state, own, may } = of;
  const shown = group && state === 'in' ? { ...of, group } : null;
  const isRefused = shown !== null && page.needs !== undefined && own !== null && !may(page.needs);
  const isShown = shown !== null && !isRefused;
  return (
    <SubScreen
      title={page.title(words, group)}
      parent={page.parentOf?.(groupID) ?? pathToConversation(conversationID)}
      right={isShown && page.right?.(shown)}
      dock={isShown && page.dock?.(shown)}
      bar={isShown && page.bar?.(shown)}
      onBack={page.onBack}
    >
      {isShown ? page.children(shown, words) : <NotShown state={isRefused ? 'refused' : state} />}
    </SubScreen>
  );
}

/** Why there is nothing to do with this group here, and a way on. */
function NotShown({ state }: { state: GroupOfPage['state'] | 'refused' }) {
  const { t } = useTranslation('groups.frame');
  const words = useKindWords();
  const navigate = useNavigate();
  if (state === 'loading' || state === 'in') return <Skeleton rows={8} label={t('loading')} />;
  const { title, sentence } = {
    unknown: { title: words.unknownTitle, sentence: words.unknownSentence },
    left: { title: words.leftTitle, sentence: words.leftSentence },
    dismissed: { title: words.dismissedTitle, sentence: words.dismissedSentence },
    refused: { title: t('leadersOnlyTitle'), sentence: words.leadersOnlySentence },
  }[state];
  return (
    <EmptyState
      drawing={<LostDrawing />}
      title={title}
      sentence={sentence}
      action={
        <Button look="second" onClick={() => navigate(paths.chat)}>
          {t('toChats')}
        </Button>
      }
    />
  );
}
