import { useSearchParams } from 'react-router-dom';

export const tabs = ['all', 'review', 'succeeded', 'failed'] as const;
export type Tab = (typeof tabs)[number];

type TabChoice = { tab: Tab; chooseTab: (tab: Tab) => void };

/** Which withdrawals are shown, kept in the page's address. */
export function useTab(): TabChoice {
  const [search, setSearch] = useSearchParams();
  const written = search.get('tab');
  return {
    tab: tabs.find((one) => one === written) ?? 'all',
    chooseTab: (tab) =>
      setSearch(
        (last) => {
          const next = new URLSearchParams(last);
          if (tab === 'all') next.delete('tab');
          else next.set('tab', tab);
          return next;
        },
        { replace: true },
      ),
  };
}
