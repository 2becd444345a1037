import { type RefObject, useRef, useState } from 'react';
import type { Glyph } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LazyPart } from './LazyPart.tsx';
import type { PartSource } from './loadedParts.ts';

/** What every menu behind a `MenuButton` is given. */
export type MenuProps = {
  /** It hangs from it, and gives the focus back to it. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

type Props<OwnProps> = {
  label: string;
  glyph: Glyph;
  source: PartSource<OwnProps & MenuProps>;
  /** What the menu is given beside `MenuProps`. */
  props: OwnProps;
};

/** A button whose menu loads when it opens. */
export function MenuButton<OwnProps extends object>({
  label,
  glyph,
  source,
  props,
}: Props<OwnProps>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        glyph={glyph}
        opens="menu"
        isOpen={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <LazyPart source={source} props={{ ...props, button, onClose: close }} onClose={close} />
      )}
    </>
  );
}
