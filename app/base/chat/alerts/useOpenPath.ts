import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** @returns opens a path of this site, unless its page is in front already. */
export function useOpenPath(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const current = useRef('');
  useEffect(() => {
    current.current = pathname + search;
  }, [pathname, search]);
  return useCallback(
    (path) => {
      // Anything but a path of this site is no notice of ours.
      if (/^\/(?!\/)/.test(path) && path !== current.current) navigate(path);
    },
    [navigate],
  );
}
