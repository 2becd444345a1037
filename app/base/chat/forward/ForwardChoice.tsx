import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ChosenTargets } from './ChosenTargets.tsx';
import type { ForwardSheetProps } from './ForwardSheet.tsx';
import { ForwardTargetList } from './ForwardTargetList.tsx';
import type { Forwarded } from './forwardedAtom.ts';
import type { ForwardPlan } from './forwardPlan.ts';
import { type ForwardTarget, mostTargets, toggled } from './forwardTarget.ts';

const sheet: PartSource<ForwardSheetProps> = {
  namespaces: ['chat.forward', 'chat.message', 'common.person'],
  load: async () => (await import('./ForwardSheet.tsx')).ForwardSheet,
};

type Props = {
  forwarded: Forwarded;
  plan: ForwardPlan;
  /** The conversation that the messages are from. */
  parent: string;
};

/** Chooses the conversations; the sheet sends. */
export function ForwardChoice({ forwarded, plan, parent }: Props) {
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
      title={t('title')}
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
      {isAsking !== null && (
        <LazyPart
          source={sheet}
          props={{
            isOpen: isAsking && chosen.length > 0,
            onClose: () => setIsAsking(false),
            ...{ forwarded, plan, parent, chosen, onMissed: setChosen },
          }}
          placeholder={<span />}
        />
      )}
    </SubScreen>
  );
}
