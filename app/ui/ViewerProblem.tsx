import { ImageOff, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useController } from 'yet-another-react-lightbox';
import { Icon } from './Icon.tsx';
import { useSlideRetry } from './slideRetry.ts';
import * as css from './ViewerProblem.css.ts';

export type ViewerRetry = {
  /** Label of the button. */
  label: string;
  /** Tells when there is a network again. @returns the unsubscriber */
  subscribeOnline: (onChange: (isOnline: boolean) => void) => () => void;
};

type Props = {
  /** What happened. */
  text: string;
  /** Missing where another try is of no use. */
  retry?: ViewerRetry;
};

/** In place of a photo or video of `ImageViewer` that is not shown. */
export function ViewerProblem({ text, retry }: Props) {
  return (
    <div className={css.problem}>
      <Icon of={ImageOff} size={28} />
      {text}
      {retry && <RetryButton {...retry} />}
    </div>
  );
}

function RetryButton({ label, subscribeOnline }: ViewerRetry) {
  const { retry, ask, wasAsked } = useSlideRetry();
  const { focus, containerRef } = useController();
  const button = useRef<HTMLButtonElement>(null);
  // What did not come without a network is tried when there is one again.
  useEffect(
    () =>
      subscribeOnline((isOnline) => {
        if (isOnline) retry();
      }),
    [subscribeOnline, retry],
  );
  // Whoever asked in vain can ask again, and has not turned to something else meanwhile.
  useEffect(() => {
    if (wasAsked && document.activeElement === containerRef.current) button.current?.focus();
  }, [wasAsked, containerRef]);
  return (
    <button
      ref={button}
      type="button"
      className={css.retry}
      onClick={() => {
        // The button goes; the keys of the viewer go on working.
        focus();
        ask();
      }}
    >
      <Icon of={RotateCw} size={20} />
      {label}
    </button>
  );
}
