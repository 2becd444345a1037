import {
  getPassionateVideo,
  type Highlight,
} from '../../contract/highlights/getPassionateVideo.ts';
import { useStampedBrand } from '../../core/brand/brand.tsx';
import { type CursorRead, useCursorCall } from '../../core/query/useCursorCall.ts';
import type { ChosenFilter } from './filterAddress.ts';

/** The highlights that fit a filter, page by page; grid and feed read the same ones. */
export function useHighlights(filter: ChosenFilter): CursorRead<typeof getPassionateVideo> {
  const { packageId } = useStampedBrand();
  return useCursorCall(getPassionateVideo, { packageId, filter }, { idOf });
}

const idOf = ({ id }: Highlight): string => id;
