import { useState } from 'react';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { MentionButtonProps } from './MentionButton.tsx';

const button = {
  load: async () => (await import('./MentionButton.tsx')).MentionButton,
};

/** The way to messages that mention the person, loaded once there is one. */
export function Mentions({ isMentioned, ...props }: MentionButtonProps & { isMentioned: boolean }) {
  const [isWanted, setIsWanted] = useState(isMentioned);
  if (isMentioned && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return <LazyPart source={button} props={props} isAside />;
}
