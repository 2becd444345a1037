import { useSearchParams } from 'react-router-dom';
import { Queries } from '../../../core/query/Queries.tsx';
import { NoticeDetails } from './NoticeDetails.tsx';
import { NoticeList } from './NoticeList.tsx';

/** /pages/my/notice: the list, or with `?id=` one notice. */
export function NoticeScreen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return <Queries>{id === null ? <NoticeList /> : <NoticeDetails id={id} />}</Queries>;
}
