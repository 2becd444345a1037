import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { type OpenedSheet, useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ChosenTargets } from './ChosenTargets.tsx';
import { ForwardTargetList } from './ForwardTargetList.tsx';
import { type ForwardTarget, mostTargets, toggled } from './forwardTarget.ts';
import type { SendSheetProps, Sent } from './SendSheet.tsx';
import { useForwarding } from './useForwarding.ts';

type Props = {
  title: string;
  /** The page to go back to. */
  parent: string;
  sent: Sent;
};

const sendSheet = { load: async () => (await import('./SendSheet.tsx')).SendSheet };

/** Chooses the conversations; the sheet sends. */
export function ForwardChoice({ title, parent, sent }: Props) {
  const { t } = useTranslation('chat.forward');
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly ForwardTarget[]>([]);
  const [note, onNote] = useState('');
  const forwarding = useForwarding();
  const openSheet = useOpenSheet();
  const sheet = useRef<OpenedSheet<SendSheetProps> | null>(null);
  const state = { ...sent, title, parent, chosen, onMissed: setChosen, note, onNote, forwarding };
  // With the page: a field whose value comes later would lose the caret.
  useLayoutEffect(() => sheet.current?.update(() => state));
  // It may turn out that there is nothing to send.
  useEffect(() => () => sheet.current?.close(), []);
  const ask = (): void => {
    sheet.current = openSheet(sendSheet, state);
  };
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
            <Button wide onClick={ask}>
              {t('sendCount', { count: chosen.length })}
            </Button>
          </>
        )
      }
    >
      <SearchField label={t('search')} clearLabel={t('clear')} value={query} onChange={setQuery} />
      <ForwardTargetList query={query} chosen={chosen} onToggle={choose} />
    </SubScreen>
  );
}
