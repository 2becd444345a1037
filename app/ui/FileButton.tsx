import { type ReactNode, useRef } from 'react';
import { Button, type ButtonLook } from './Button.tsx';
import type { Glyph } from './Icon.tsx';

type Props = {
  children: ReactNode;
  /** Kinds of file, as in HTML. */
  accept: string;
  /** Opens the camera instead of the files, where the device can. */
  capture?: 'user' | 'environment';
  look?: ButtonLook;
  glyph?: Glyph;
  onPick: (file: File) => void;
};

/** Lets the person choose one file; the same one again counts as well. */
export function FileButton({ children, look = 'primary', glyph, onPick, ...file }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button wide look={look} {...(glyph ? { glyph } : {})} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        {...file}
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          const picked = event.target.files?.[0];
          event.target.value = '';
          if (picked) onPick(picked);
        }}
      />
    </>
  );
}
