import { useAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths, pathToConversation } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { ForwardChoice } from './ForwardChoice.tsx';
import { type Forwarded, forwardedAtom } from './forwardedAtom.ts';
import { forwardPlan } from './forwardPlan.ts';
import { NotForwarded } from './NotForwarded.tsx';
import { useForwardLines } from './useForwardLines.ts';

/** /pages/chat/forward: chooses to whom messages are forwarded, and sends them. */
export function ForwardScreen() {
  const [given, setGiven] = useAtom(forwardedAtom);
  const [forwarded] = useState(given);
  // Who comes again by the history has nothing to forward any more.
  useEffect(() => () => setGiven(null), [setGiven]);
  return forwarded ? <Forwarding given={forwarded} /> : <Navigate to={paths.chat} replace />;
}

function Forwarding({ given }: { given: Forwarded }) {
  const { t } = useTranslation('chat.forward');
  const [forwarded, setForwarded] = useState(given);
  const linesOf = useForwardLines();
  const plan = useMemo(() => forwardPlan(forwarded, linesOf), [forwarded, linesOf]);
  const origin = given.messages[0]?.conversationID;
  const parent = origin === undefined ? paths.chat : pathToConversation(origin);
  if (!plan.isTooLarge && plan.contents.length > 0) {
    return <ForwardChoice forwarded={forwarded} plan={plan} parent={parent} />;
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
