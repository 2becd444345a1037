import { useNavigate } from 'react-router-dom';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import { useReadFriendCode } from '../../../parts/friendCode/useReadFriendCode.ts';
import { ScanView } from '../../../parts/scan/ScanView.tsx';

/** Reads somebody's code and opens their page in place of this one. */
export function ScanFriend() {
  const navigate = useNavigate();
  const readFriendCode = useReadFriendCode();
  return (
    <ScanView
      onCode={(text) => {
        const userID = readFriendCode(text);
        if (userID === null) return false;
        navigate(pathToUserInfo(userID), { replace: true });
        return true;
      }}
    />
  );
}
