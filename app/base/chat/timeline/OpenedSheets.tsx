import { OpenedLink } from '../kinds/link/OpenedLink.tsx';
import { OpenedRecords } from '../kinds/merged/OpenedRecords.tsx';
import { OpenedReaders } from '../readers/OpenedReaders.tsx';
import { OpenedText } from '../selectText/OpenedText.tsx';

/** What of a message is looked at over the page: it stands beside the messages, which may leave the view. */
export function OpenedSheets() {
  return (
    <>
      <OpenedRecords />
      <OpenedLink />
      <OpenedReaders />
      <OpenedText />
    </>
  );
}
