import { Receipt } from 'lucide-react';
import type { CoinType } from '../../contract/points/coinRecord.ts';
import { useSlot } from '../../core/feature/features.tsx';
import { useLabel } from '../../core/i18n/useLabel.ts';
import type { Glyph } from '../../ui/Icon.tsx';

export type OrderFace = {
  /** Id of its part in the slot; undefined for a kind that nobody names. */
  id: string | undefined;
  name: string;
  /** Of points that had gone out and came back. */
  returnName: string;
  Icon: Glyph;
};

/** @returns how a kind of movement is named and drawn; also one whose feature is switched off. */
export function useOrderFace(): (type: CoinType) => OrderFace {
  const faces = useSlot('points.order');
  const labelOf = useLabel();
  return (type) => {
    const face = faces.find((one) => one.types.includes(type));
    const label = face?.label ?? 'points.labels:other';
    return {
      id: face?.id,
      name: labelOf(label),
      returnName: labelOf(face?.returnLabel ?? label),
      Icon: face?.Icon ?? Receipt,
    };
  };
}
