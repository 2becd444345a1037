import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useFriend } from '../../../core/messaging/hooks/useFriend.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { PersonRow } from '../../../parts/person/PersonRow.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import type { ApplicationRow } from './applicationRows.ts';
import type { Answers } from './useAnswers.ts';

/** Characters of a message in a line. */
const longestLine = 80;

type Props = { row: ApplicationRow; isOpen: boolean; onToggle: () => void; answers: Answers };

/** One application; a tap opens it in place. */
export function ApplicationItem({ row, isOpen, onToggle, answers }: Props) {
  const { t } = useTranslation('contacts.newFriend');
  const { person, state, direction, application } = row;
  const remark = useFriend(person.userID)?.remark ?? '';
  const message = plainLine(application.reqMsg, longestLine);
  const frame = useRef<HTMLDivElement>(null);
  const asked = direction === 'received' ? t('theyAsked') : t('youAsked');
  const wrote = direction === 'received' ? message : t('youWrote', { message });
  useFocusKept(frame, answers.underWay.has(row.id), state);
  return (
    <div ref={frame}>
      <PersonRow
        person={{ ...person, remark }}
        // Open, the whole message stands below.
        detail={isOpen || message === '' ? asked : wrote}
        onClick={onToggle}
        expanded={isOpen}
        end={<Tag tone={state === 'added' ? 'positive' : 'neutral'}>{t(state)}</Tag>}
      />
      {isOpen && <ApplicationDetails row={row} answers={answers} />}
    </div>
  );
}

/** Once an answer is given its buttons are gone: who pressed one goes on from the row. */
function useFocusKept(
  frame: { readonly current: HTMLElement | null },
  isAnswering: boolean,
  state: ApplicationRow['state'],
): void {
  const wasAnswering = useRef(false);
  useEffect(() => {
    if (isAnswering) wasAnswering.current = true;
    if (isAnswering || state === 'pending' || !wasAnswering.current) return;
    wasAnswering.current = false;
    if (document.activeElement === document.body) frame.current?.querySelector('button')?.focus();
  }, [frame, isAnswering, state]);
}
