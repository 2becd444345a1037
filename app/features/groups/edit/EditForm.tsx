import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  setGroupInfo,
  setGroupMemberNickname,
} from '../../../contract/gateway/functions/groups.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import type { ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { groupAliasesAtom } from '../../../parts/person/groupAliases.ts';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useOverlayEntry } from '../../../ui/overlayEntry.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { type EditedText, pathToGroup } from '../paths.ts';
import * as css from './edit.css.ts';
import { editedTexts, type TextProblem } from './editedTexts.ts';
import { editQuestions } from './editQuestions.ts';
import { WrittenBy } from './TextReading.tsx';

type Props = {
  shown: ShownGroup;
  text: EditedText;
  /** What it says now. */
  current: string;
  /** Told how the way back asks first while something is not saved; null for not at all. */
  onAskBack: (ask: () => (() => void) | null) => void;
};

/** One text that is being changed. What is typed is never cut; the counter says it. */
export function EditForm({ shown, text, current, onAskBack }: Props) {
  const { t } = useTranslation('groups.edit');
  const back = useBack(pathToGroup('info', shown.groupID));
  const words = useKindWords();
  const { title, max, isLong, lengthOf, problemOf } = editedTexts[text];
  const saving = useSaveText(shown, text);
  const isLeaving = useRef(false);
  const form = useForm<'text', TextProblem>({
    id: `group-edit:${shown.groupID}:${text}`,
    initial: { text: current },
    check: (values) => {
      const problem = problemOf(values.text);
      return problem ? { text: problem } : {};
    },
    async onSend(values) {
      await saving.save(values.text.trim());
      isLeaving.current = true;
      back();
    },
  });
  const leave = (): void => {
    isLeaving.current = true;
    form.clear();
    back();
  };
  const isChanged = form.values.text.trim() !== current.trim();
  useAskBack(isChanged, isLeaving, { leave, onAskBack });
  const { problem, ...field } = form.field('text');
  const sentences: Readonly<Record<TextProblem, string>> = {
    empty: t('empty'),
    length: t('length', { max }),
    characters: t('characters'),
  };
  const given = { ...field, label: title(words), error: problem && sentences[problem] };
  const count = lengthOf(field.value);
  return (
    <form {...form.props} className={css.form}>
      {isLong ? (
        <TextArea {...given} max={max} rows={text === 'announcement' ? 10 : 6} />
      ) : (
        <Field
          {...given}
          hint={hintOf(text, t)}
          autoComplete="off"
          enterKeyHint="done"
          end={
            <span
              className={`${css.counter} ${count > max ? css.over : ''}`}
            >{`${count}/${max}`}</span>
          }
        />
      )}
      {text === 'announcement' && current !== '' && <WrittenBy group={shown.group} />}
      <div className={css.problem}>
        <VerbProblem problem={saving.problem} />
      </div>
      <Button
        type="submit"
        wide
        disabled={!isChanged}
        busyLabel={form.isSending ? t('saving') : undefined}
      >
        {text === 'announcement' ? t('publish') : t('save')}
      </Button>
    </form>
  );
}

type Hints = (key: 'ownNameHint' | 'aliasHint') => string;

function hintOf(text: EditedText, t: Hints): string {
  if (text === 'ownName') return t('ownNameHint');
  return text === 'alias' ? t('aliasHint') : '';
}

/** Nothing was saved; what went wrong is said beside. */
class NotSaved extends Error {
  override readonly name = 'NotSaved';
}

/** @returns saves a text, and says why it was not saved. `save` rejects where it was not */
function useSaveText({ group, groupID, own }: ShownGroup, text: EditedText) {
  const { t } = useTranslation('groups.edit');
  const verb = usePersonVerb();
  const openSheet = useOpenSheet();
  const setAlias = useSetAtom(groupAliasesAtom);
  const ask = (isEmpty: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      const { memberCount: count } = group;
      const props = { count, isEmpty, onAnswer: () => resolve(true) };
      openSheet(editQuestions.publish, props, () => resolve(false));
    });
  const send = async (value: string): Promise<boolean> => {
    switch (text) {
      case 'alias':
        setAlias(groupID, value);
        return true;
      case 'ownName': {
        const input = { groupID, userID: own?.userID ?? '', GroupMemberNickname: value };
        return verb.run(setGroupMemberNickname, input);
      }
      case 'announcement':
        if (!(await ask(value === ''))) return false;
        return verb.run(setGroupInfo, { groupID, groupInfo: { notification: value } });
      case 'introduction':
        return verb.run(setGroupInfo, { groupID, groupInfo: { introduction: value } });
      case 'name':
        return verb.run(setGroupInfo, { groupID, groupInfo: { groupName: value } });
    }
  };
  return {
    problem: verb.problem,
    async save(value: string): Promise<void> {
      if (!(await send(value))) throw new NotSaved(text);
      showToast(text === 'announcement' ? t('published') : t('saved'), { done: true });
    },
  };
}

type Leaving = Pick<Props, 'onAskBack'> & { leave: () => void };

/** While something is not saved, going back, by whatever way the device has, asks first. */
function useAskBack(
  isChanged: boolean,
  isLeaving: { readonly current: boolean },
  { leave, onAskBack }: Leaving,
): void {
  const openSheet = useOpenSheet();
  const [isAsking, setIsAsking] = useState(false);
  const ask = (): void => {
    if (isLeaving.current) return;
    setIsAsking(true);
    openSheet(editQuestions.leave, { onLeave: leave }, () => setIsAsking(false));
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  // Going back takes the entry of what was written, and not that of the page.
  useOverlayEntry(isChanged && !isAsking, ask);
  useEffect(() => {
    onAskBack(() => (isChanged ? () => latest.current() : null));
    return () => onAskBack(() => null);
  }, [isChanged, onAskBack]);
}
