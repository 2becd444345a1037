import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ChosenTargets } from './ChosenTargets.tsx';
import { ForwardTargetList } from './ForwardTargetList.tsx';
import { type ForwardTarget, mostTargets, toggled } from './forwardTarget.ts';
import type { SendSheetState } from './SendSheet.tsx';

type Props = {
  title: string;
  /** The page to go back to. */
  parent: string;
  /** Shows what is sent, and sends it; called once there is somebody to send it to. */
  sheet: (state: SendSheetState) => ReactNode;
};

/** Chooses the conversations; the sheet sends. */
export function ForwardChoice({ title, parent, sheet }: Props) {
  const { t } = useTranslation('chat.forward');
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly ForwardTarget[]>([]);
  /** Null before it is asked for. */
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  const choose = (target: ForwardTarget): void => {
    const next = toggled(chosen, target);
    if (next === chosen) showToast(t('most', { count: mostTargets }));
    setChosen(next);
  };
  return (
    <SubScreen
      title={title}
      parent={parent}
      dock={
        chosen.length > 0 && (
          <>
            <ChosenTargets chosen={chosen} onRemove={choose} />
            <Button wide onClick={() => setIsAsking(true)}>
              {t('sendCount', { count: chosen.length })}
            </Button>
          </>
        )
      }
    >
      <SearchField label={t('search')} clearLabel={t('clear')} value={query} onChange={setQuery} />
      <ForwardTargetList query={query} chosen={chosen} onToggle={choose} />
      {isAsking !== null &&
        sheet({
          isOpen: isAsking && chosen.length > 0,
          onClose: () => setIsAsking(false),
          ...{ chosen, onMissed: setChosen },
        })}
    </SubScreen>
  );
}
