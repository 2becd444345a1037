import { Camera, CircleHelp } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { groupNameMax } from '../../../contract/groups/groupName.ts';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './begin.css.ts';
import type { Beginning } from './useBeginDraft.ts';
import type { Creating } from './useCreateGroup.ts';

/** What is said of a group, or of another kind of it. */
export type BeginWords = {
  title: string;
  name: string;
  nameHint?: string;
  addPicture: string;
  changePicture: string;
  create: string;
  creating: string;
  /** Nobody knows whether it was made. */
  unknownOutcome: string;
};

type Props = {
  words: BeginWords;
  parent: string;
  /** In place of going back. */
  onBack: () => void;
  kind: 'group' | 'channel';
  beginning: Beginning;
  /** Stands in the empty field. */
  suggestion: string;
  nameProblem: string | null;
  creating: Pick<Creating, 'isBusy' | 'failure' | 'isUnknown'>;
  onPicture: () => void;
  onCreate: () => void;
  /** Further fields, below the name. */
  fields?: ReactNode;
  /** Lists, from edge to edge. */
  children?: ReactNode;
};

/** Picture and name of a group to be, and the button that makes it. */
export function DetailsStep(props: Props) {
  const { words, parent, onBack, kind, beginning, suggestion, nameProblem, creating } = props;
  const { onPicture, onCreate, fields, children } = props;
  const { draft, change } = beginning;
  const addressOf = useMediaAddress();
  const hasPicture = draft.faceUrl !== '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onCreate();
  };
  return (
    <SubScreen
      title={words.title}
      parent={parent}
      onBack={onBack}
      dock={
        <Button wide busyLabel={creating.isBusy ? words.creating : undefined} onClick={onCreate}>
          {words.create}
        </Button>
      }
    >
      <form noValidate className={css.form} onSubmit={send}>
        <button
          type="button"
          className={css.picture}
          aria-label={hasPicture ? words.changePicture : words.addPicture}
          onClick={onPicture}
        >
          <Avatar
            name={draft.name}
            seed={kind}
            src={hasPicture ? addressOf(draft.faceUrl) : null}
            kind={kind}
            size="s64"
          />
          <span className={css.camera} aria-hidden="true">
            <Icon of={Camera} size={16} />
          </span>
        </button>
        <Field
          label={words.name}
          hint={words.nameHint}
          error={nameProblem}
          placeholder={suggestion}
          value={draft.name}
          onChange={(name) => change({ name })}
          maxLength={groupNameMax}
          autoCapitalize="sentences"
          autoComplete="off"
          enterKeyHint="done"
        />
        {fields}
      </form>
      {children}
      <div className={css.problem}>
        <div role="alert">
          {creating.isUnknown && (
            <Callout tone="warning" glyph={CircleHelp}>
              {words.unknownOutcome}
            </Callout>
          )}
        </div>
        <ErrorCallout error={creating.isUnknown ? null : creating.failure} />
      </div>
    </SubScreen>
  );
}
