import { useState } from 'react';
import { ListRow } from '../../ui/ListRow.tsx';
import { Switch } from '../../ui/Switch.tsx';

type Props = {
  title: string;
  detail?: string;
  checked: boolean;
  /** Resolves once it is known what became of it. */
  onSwitch: (isOn: boolean) => Promise<unknown>;
};

/** A setting of a group, on or off at once; until the gateway has answered it cannot be switched back. */
export function SwitchRow({ title, detail, checked, onSwitch }: Props) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const flip = async (isOn: boolean): Promise<void> => {
    setWanted(isOn);
    await onSwitch(isOn);
    setWanted(null);
  };
  return (
    <ListRow
      title={title}
      {...(detail !== undefined && { detail })}
      end={
        <Switch
          label={title}
          checked={wanted ?? checked}
          disabled={wanted !== null}
          onChange={(isOn) => void flip(isOn)}
        />
      }
    />
  );
}
