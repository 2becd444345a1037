import { type ReactNode, useEffect, useState } from 'react';
import type { Call, OutputOf } from '../../contract/call.ts';
import { getHomeData } from '../../contract/platform/getHomeData.ts';
import { indexCarousel } from '../../contract/platform/indexCarousel.ts';
import { zztj } from '../../contract/platform/zztj.ts';
import { useStampedBrand } from '../../core/brand/brand.tsx';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import { useCall } from '../../core/query/useCall.ts';
import { localStore } from '../../platform/storage.ts';
import { AnnouncementRow } from './AnnouncementRow.tsx';
import { noteAnnounced, readAnnounced } from './announced.ts';
import { Carousel } from './Carousel.tsx';
import * as css from './HeadPlace.css.ts';
import { type HeadPart, readHead, rememberPart } from './headMemory.ts';
import { Picks } from './Picks.tsx';
import { usePageLink } from './usePageLink.ts';

/** Milliseconds in which the platform says nothing new to somebody who comes back to the page. */
const freshFor = 300_000;

/** What the platform announces above the sections of the discover page; what does not come leaves no gap. */
export function DiscoverHead() {
  const [kept] = useState(() => readHead(localStore));
  return (
    <div className={css.head}>
      <Announcement isKept={kept.has('announcement')} />
      <Pictures isKept={kept.has('carousel')} />
      <SitePicks isKept={kept.has('picks')} />
    </div>
  );
}

/** `isKept`: whether its place is kept until it has come. */
type PartProps = { isKept: boolean };

function Announcement({ isKept }: PartProps) {
  const { data, hasFailed } = useAnnounced(getHomeData);
  const [read, setRead] = useState(() => readAnnounced(localStore));
  const announcement = data?.announcement ?? null;
  const isNews = announcement !== null && !read.includes(announcement.id);
  return (
    <Part
      name="announcement"
      isKept={isKept}
      isThere={isNews}
      isComing={data === null && !hasFailed}
    >
      {isNews && (
        <AnnouncementRow
          announcement={announcement}
          onRead={() => setRead(noteAnnounced(localStore, announcement.id))}
        />
      )}
    </Part>
  );
}

function Pictures({ isKept }: PartProps) {
  const { data, hasFailed } = useAnnounced(indexCarousel);
  const mediaAddress = useMediaAddress();
  const pageLink = usePageLink();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const slides = (data?.list ?? []).flatMap(({ id, image, title, link }) => {
    const address = broken.includes(id) ? null : mediaAddress(image);
    return address === null ? [] : [{ id, address, title, to: pageLink(link, title) }];
  });
  return (
    <Part
      name="carousel"
      isKept={isKept}
      isThere={slides.length > 0}
      isComing={data === null && !hasFailed}
    >
      <Carousel
        slides={slides}
        rotate={data?.rotate ?? 0}
        onBroken={(id) => setBroken((ids) => [...ids, id])}
      />
    </Part>
  );
}

function SitePicks({ isKept }: PartProps) {
  const { data, hasFailed } = useAnnounced(zztj);
  const mediaAddress = useMediaAddress();
  const pageLink = usePageLink();
  const picks = (data?.list ?? []).flatMap(({ id, title, image, link }) => {
    const to = pageLink(link, title);
    return to === null ? [] : [{ id, title, address: mediaAddress(image), to }];
  });
  return (
    <Part
      name="picks"
      isKept={isKept}
      isThere={picks.length > 0}
      isComing={data === null && !hasFailed}
    >
      <Picks picks={picks} />
    </Part>
  );
}

type HeadCall = typeof getHomeData | typeof indexCarousel | typeof zztj;

/** What one of the platform's calls says to everybody: it sends the number of the site and nothing of a person. */
function useAnnounced<C extends HeadCall & Call>(
  call: C,
): { data: OutputOf<C> | null; hasFailed: boolean } {
  const { packageId } = useStampedBrand();
  const { data, error } = useCall(call, { packageId }, { freshFor });
  return { data, hasFailed: data === null && error !== null };
}

type KeptProps = PartProps & {
  name: HeadPart;
  isThere: boolean;
  isComing: boolean;
  children: ReactNode;
};

function Part({ name, isKept, isThere, isComing, children }: KeptProps) {
  useEffect(() => {
    if (!isComing) rememberPart(localStore, name, isThere);
  }, [name, isThere, isComing]);
  if (isThere) return children;
  return isComing && isKept && <div className={css.part[name]} />;
}
