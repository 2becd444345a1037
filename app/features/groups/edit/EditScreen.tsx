import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GroupPage, type ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { aliasIn, groupAliasesAtom } from '../../../parts/person/groupAliases.ts';
import { type EditedText, pathToGroup } from '../paths.ts';
import { EditForm } from './EditForm.tsx';
import { editedTextOf, editedTexts } from './editedTexts.ts';
import { TextReading } from './TextReading.tsx';

/** /pages/chat/group-edit?id=…&text=…: one text of a group; those who may not change it read it. */
export function EditScreen() {
  const [search] = useSearchParams();
  const text = editedTextOf(search.get('text'));
  const [askBack, setAskBack] = useState<(() => void) | null>(null);
  return (
    <GroupPage
      title={(words) => editedTexts[text].title(words)}
      parentOf={(groupID) => pathToGroup('info', groupID)}
      onBack={askBack ?? undefined}
    >
      {(shown) => <Text key={text} shown={shown} text={text} onAskBack={setAskBack} />}
    </GroupPage>
  );
}

type Props = {
  shown: ShownGroup;
  text: EditedText;
  onAskBack: (ask: () => (() => void) | null) => void;
};

function Text({ shown, text, onAskBack }: Props) {
  const { group, groupID, own, may } = shown;
  const { action, ...rules } = editedTexts[text];
  const alias = aliasIn(useAtomValue(groupAliasesAtom), groupID);
  const value = rules.valueOf(group, own, alias);
  if (action !== null && !may(action)) return <TextReading group={group} text={text} />;
  // One's own name is not known before one's own place is.
  if (text === 'ownName' && own === null) return null;
  return <EditForm shown={shown} text={text} current={value} onAskBack={onAskBack} />;
}
