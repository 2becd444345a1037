import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getFindVideo, type Video } from '../../../contract/video/getFindVideo.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import { type CursorRead, useCursorCall } from '../../../core/query/useCursorCall.ts';
import { videosWanted } from './videosWanted.ts';

export type Categories = readonly { id: string; name: string }[];

export type Videos = {
  read: CursorRead<typeof getFindVideo>;
  /** Null until the first answer, which brings them along. */
  categories: Categories | null;
  /** Id; empty for all. */
  category: string;
  chooseCategory: (id: string) => void;
  /** What is searched for, in all categories; null while nothing is. */
  query: string | null;
};

const idOf = ({ videoId }: Video): string => videoId;

/** The videos of a category, or those that were searched for, as the address says. */
export function useVideos(): Videos {
  const { packageId } = useBrand();
  const [search, setSearch] = useSearchParams();
  const { category, query } = videosWanted(search);
  const read = useCursorCall(
    getFindVideo,
    { packageId, ...(category && { category }), ...(query && { search: query }) },
    { idOf },
  );
  const come = read.pages[0]?.categories;
  // The row of chips stays while another category loads.
  const [known, setKnown] = useState<Categories | null>(come ?? null);
  if (come && come !== known) setKnown(come);
  return {
    read,
    categories: come ?? known,
    category,
    query,
    chooseCategory: (id) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === '') next.delete('category');
          else next.set('category', id);
          return next;
        },
        { replace: true },
      ),
  };
}
