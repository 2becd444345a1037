import { useSearchParams } from 'react-router-dom';
import { type CoinKind, coinKinds } from '../../../contract/points/userCoinRecode.ts';

type KindChoice = { kind: CoinKind; chooseKind: (kind: CoinKind) => void };

/** Which rows are shown, kept in the page's address. */
export function useKind(): KindChoice {
  const [search, setSearch] = useSearchParams();
  const written = search.get('kind');
  return {
    kind: coinKinds.find((one) => one === written) ?? 'all',
    chooseKind: (kind) =>
      setSearch(
        (last) => {
          const next = new URLSearchParams(last);
          if (kind === 'all') next.delete('kind');
          else next.set('kind', kind);
          return next;
        },
        { replace: true },
      ),
  };
}
