import { Fragment, type ReactNode } from 'react';
import { LazyPart } from '../lazy/LazyPart.tsx';
import type { PartSource } from '../lazy/loadedParts.ts';
import { useSlot } from './features.tsx';
import type { PartSlotName, SlotPart, Slots } from './slots.ts';

type Props<Name extends PartSlotName> = {
  name: Name;
  /** The id of one part, to show it alone. */
  only?: string | undefined;
  /** Given to every part. */
  props: Slots[Name]['props'];
  /** What the host puts around a part, from its face. */
  around?: (part: ReactNode, face: SlotPart<Name>) => ReactNode;
  /** Stands in for each part while it loads; rows without one. */
  placeholder?: ReactNode;
  /** Called, once or more, where the code of a part does not come; its place says so itself. */
  onFailed?: (id: string) => void;
};

/** The parts that others hand in to a slot, in order; the code and texts of each load when it is shown. */
export function Slot<Name extends PartSlotName>({
  name,
  only,
  props,
  around = (part) => part,
  placeholder,
  onFailed,
}: Props<Name>) {
  const faces = useSlot(name);
  const shown = only === undefined ? faces : faces.filter(({ id }) => id === only);
  return shown.map((face) => (
    <Fragment key={face.id}>
      {around(
        // The table of slots gives every part of a slot the props of that slot.
        <LazyPart
          source={face as unknown as PartSource<object>}
          props={props}
          placeholder={placeholder}
          onFailed={onFailed && (() => onFailed(face.id))}
        />,
        face,
      )}
    </Fragment>
  ));
}
