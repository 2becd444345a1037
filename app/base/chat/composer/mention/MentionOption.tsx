import { AtSign } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { atAllTag } from '../../../../contract/gateway/enums.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import type { Face } from '../../../../ui/face.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import * as css from './MentionPicker.css.ts';
import type { Mentionable } from './mentionRows.ts';

type Props = { id: string; of: Mentionable; face: Face; isActive: boolean; onChoose: () => void };

/** One member of the list, or everyone. The field keeps the focus: its keys work the list. */
export function MentionOption({ id, of, face, isActive, onChoose }: Props) {
  const { userID, name, detail } = of;
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: comes into view with whoever is there next, too
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive, userID]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field choose
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={css.option}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {userID === atAllTag ? (
        <span className={css.all}>
          <Icon of={AtSign} size={20} />
        </span>
      ) : (
        <Avatar {...face} size="s34" />
      )}
      <span className={css.names}>
        <span className={css.name} dir="auto" translate="no">
          {userID === atAllTag ? `@${name}` : name}
        </span>
        {detail !== '' && (
          <span className={css.nickname} dir="auto" translate="no">
            {detail}
          </span>
        )}
      </span>
    </div>
  );
}
