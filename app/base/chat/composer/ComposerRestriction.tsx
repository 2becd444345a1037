import type { ReactNode } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import * as css from '../../../parts/conversation/restriction.css.ts';
import type { GroupRestrictionProps } from '../../../parts/conversation/slots.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWayOut } from './useWayOut.ts';
import type { WriteRestriction } from './writeRestrictionOf.ts';

type Props = {
  /** Of the conversation. */
  id: string;
  peer: Peer;
  group: GroupInfo | null;
  restriction: WriteRestriction;
};

/** Stands where one would write: says why that is not possible, and what can be done about it. */
export function ComposerRestriction({ id, peer, group, restriction }: Props) {
  if (restriction.of === 'unknownPlace') return <Reason />;
  if (restriction.of === 'person') {
    return (
      <PersonRestriction userID={'userID' in peer ? peer.userID : ''} wordKey={restriction.key} />
    );
  }
  const { reason, until = 0 } = restriction;
  const groupID = 'groupID' in peer ? peer.groupID : '';
  return <OfGroup {...{ groupID, conversationID: id, group, reason, until }} />;
}

/** In the words of whoever knows about groups. */
function OfGroup(props: GroupRestrictionProps) {
  const { t } = useTranslation('chat.conversation');
  const face = useSlot('conversation.restriction').find(
    ({ reasons }) => !reasons || reasons.includes(props.reason),
  );
  if (face) return <LazyPart source={face} props={props} placeholder={<Reason />} isAside />;
  return (
    <Reason>
      <p className={css.reason} role="status">
        {t('failedNotAllowed')}
      </p>
    </Reason>
  );
}

type OfPerson = {
  userID: string;
  wordKey: Extract<WriteRestriction, { of: 'person' }>['key'];
};

function PersonRestriction({ userID, wordKey }: OfPerson) {
  const { t } = useTranslation('chat.conversation');
  const action = useWayOut(userID)[wordKey];
  return (
    <Reason>
      <p className={css.reason} role="status">
        {t(wordKey)}
      </p>
      {action && (
        <Button look="second" size="small" busyLabel={action.busyLabel} onClick={action.onAct}>
          {action.label}
        </Button>
      )}
    </Reason>
  );
}

function Reason({ children }: { children?: ReactNode }) {
  return <div className={css.place}>{children}</div>;
}
