import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { BrokenPageDrawing } from './drawings/BrokenPageDrawing.tsx';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  title: string;
  /** What happened, and what is safe. */
  sentence: string;
  /** Label of the button. */
  retry: string;
  onRetry: () => void;
  /** What the button says while the new try runs. */
  busyLabel?: string | undefined;
  drawing?: ReactNode;
  place?: 'fill' | 'inline';
};

/** An empty state for what did not load. */
export function ErrorState(props: Props) {
  const { title, sentence, retry, onRetry, busyLabel, place = 'fill' } = props;
  return (
    <EmptyState
      drawing={props.drawing ?? <BrokenPageDrawing />}
      title={title}
      sentence={sentence}
      place={place}
      action={
        <Button look="second" size="small" glyph={RotateCw} busyLabel={busyLabel} onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
