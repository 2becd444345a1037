import { useSearchParams } from 'react-router-dom';
import { NoticeDetails } from './NoticeDetails.tsx';
import { NoticeList } from './NoticeList.tsx';

/** /pages/my/notice: the list, or with `?id=` one notice. */
export function NoticeScreen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id === null ? <NoticeList /> : <NoticeDetails id={id} />;
}
