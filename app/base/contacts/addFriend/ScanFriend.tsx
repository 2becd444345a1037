import { useNavigate } from 'react-router-dom';
import { useStampedBrand } from '../../../core/brand/brand.tsx';
import { useSlot } from '../../../core/feature/features.tsx';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import { readFriendLink } from '../../../parts/friendCode/friendLink.ts';
import { readAddress } from '../../../parts/scan/readAddress.ts';
import { ScanView } from '../../../parts/scan/ScanView.tsx';
import type { ScanDevices } from '../../../parts/scan/scanDevices.ts';
import type { Verdict } from '../../../parts/scan/useScan.ts';
import { currentOrigin } from '../../../platform/reload.ts';

const friend = {
  pathOf(text: string, origin: string) {
    const userID = readFriendLink(text, origin);
    return userID && pathToUserInfo(userID);
  },
};

/** Reads a code of this app and opens what it leads to in place of this page. */
export function ScanFriend({ devices }: { devices?: ScanDevices }) {
  const navigate = useNavigate();
  const others = useSlot('scan.address');
  const { origin } = useStampedBrand();
  const onCode = (text: string): Verdict => {
    // The page may also have come from a mirror of the brand's own address.
    const read = readAddress(text, [friend, ...others], [origin, currentOrigin()]);
    if (!('path' in read)) return read;
    navigate(read.path, { replace: true });
    return { isTaken: true };
  };
  return <ScanView onCode={onCode} {...(devices && { devices })} />;
}
