import { type LoginView, pathToLogin } from '../../core/navigation/paths.ts';

export type LoginAddress = {
  view: LoginView;
  /** Name to fill in, or empty. */
  account: string;
  /** A person logged in wants to add another account. */
  isAdding: boolean;
};

/** @param search query of the login page, with its question mark, or empty. */
export function readLoginAddress(search: string): LoginAddress {
  const query = new URLSearchParams(search);
  const view = query.get('view');
  return {
    view: view === 'register' || view === 'forget' ? view : 'login',
    account: (query.get('account') ?? '').slice(0, 64),
    isAdding: query.has('add'),
  };
}

/** @returns path and query of the login page. */
export function loginAddress({ view, account, isAdding }: LoginAddress): string {
  const path = pathToLogin(view, account);
  if (!isAdding) return path;
  return `${path}${path.includes('?') ? '&' : '?'}add=1`;
}
