import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { paths, pathToConversation, sharedOutcome } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ForwardChoice } from './ForwardChoice.tsx';
import { ForwardPreview } from './ForwardPreview.tsx';
import { forwardedAtom, type Forwarded as Given } from './forwardedAtom.ts';
import { NotForwarded } from './NotForwarded.tsx';
import type { SharedForwardProps } from './SharedForward.tsx';
import { useForwarded } from './useForwarded.ts';

const shared: PartSource<SharedForwardProps> = {
  load: async () => (await import('./SharedForward.tsx')).SharedForward,
};

/** /pages/chat/forward: chooses to whom messages, or what another app shared, are sent, and sends them. */
export function ForwardScreen() {
  const { search } = useLocation();
  const [outcome] = useState(() => sharedOutcome(search));
  return outcome === null ? <Forwarded /> : <LazyPart source={shared} props={{ outcome }} />;
}

function Forwarded() {
  const [given, setGiven] = useAtom(forwardedAtom);
  const [forwarded] = useState(given);
  // Who comes again by the history has nothing to forward any more.
  useEffect(() => () => setGiven(null), [setGiven]);
  return forwarded ? <Forwarding given={forwarded} /> : <Navigate to={paths.chat} replace />;
}

function Forwarding({ given }: { given: Given }) {
  const { t } = useTranslation('chat.forward');
  const [forwarded, setForwarded] = useState(given);
  const { plan, ...sending } = useForwarded(forwarded);
  const origin = given.refs[0]?.conversationID;
  const parent = origin === undefined ? paths.chat : pathToConversation(origin);
  if (!plan) {
    return (
      <SubScreen title={t('title')} parent={parent}>
        <Skeleton rows={4} label={t('loading')} />
      </SubScreen>
    );
  }
  if (!plan.isTooLarge && plan.messages.length > 0) {
    return (
      <ForwardChoice
        title={t('title')}
        parent={parent}
        sent={{ ...sending, preview: <ForwardPreview forwarded={forwarded} plan={plan} /> }}
      />
    );
  }
  return (
    <SubScreen title={t('title')} parent={parent}>
      <NotForwarded
        isTooLarge={plan.isTooLarge}
        onEach={() => setForwarded({ ...forwarded, way: 'each' })}
      />
    </SubScreen>
  );
}
