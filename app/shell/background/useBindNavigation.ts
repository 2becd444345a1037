import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { navigationAtom } from '../../core/navigation/navigationAtom.ts';

/** Opens the page that something outside the pages asked for. */
export function useBindNavigation(): void {
  const [to, setTo] = useAtom(navigationAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return;
    setTo(null);
    navigate(to, { replace: true });
  }, [to, setTo, navigate]);
}
