import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { goneFilesAtom } from '../../../core/messaging/messagingAtoms.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { forgetFetched } from '../../../platform/forgetFetched.ts';

/** Takes from the browser's cache the files of messages that are gone, as far as their server has them no more. */
export function useForgetFiles(): void {
  const [gone, setGone] = useAtom(goneFilesAtom);
  const addressOf = useMediaAddress();
  useEffect(() => {
    if (gone.length === 0) return;
    setGone([]);
    const named = new Set(gone.flatMap(({ addresses }) => addresses));
    void forgetAll([...named].map(addressOf).filter((address) => address !== null));
  }, [gone, setGone, addressOf]);
}

/** One after the other: nobody waits for it. */
async function forgetAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await forgetFetched(address);
}
