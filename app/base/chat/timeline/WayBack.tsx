import { useContext } from 'react';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import { JumpContext } from './jumpContext.ts';

const button = {
  load: async () => (await import('./BackButton.tsx')).BackButton,
};

/** The way back to where the person jumped from, if they did; its button loads once they have. */
export function WayBack({ origin }: { origin: MessageRef | null }) {
  const jump = useContext(JumpContext);
  if (!origin || !jump) return null;
  const props = { onClick: () => jump(origin, null) };
  return <LazyPart source={button} props={props} isAside />;
}
