import { useAtomValue } from 'jotai';
import { useSlot } from '../../core/feature/features.tsx';
import { isMemberAtom } from '../../core/session/sessionAtom.ts';
import { QuietPart } from './QuietPart.tsx';

/** What others do without a face, for members alone. */
export function QuietWork() {
  const parts = useSlot('background');
  const isMember = useAtomValue(isMemberAtom);
  return isMember && parts.map((part) => <QuietPart key={part.id} source={part} />);
}
