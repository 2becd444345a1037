import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { navigationAtom } from '../../core/navigation/navigationAtom.ts';

/** Opens the page that something outside the pages asked for. */
export function useBindNavigation(): void {
  const [destination, setDestination] = useAtom(navigationAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (destination === null) return;
    setDestination(null);
    navigate(destination.to, { replace: true, state: destination.state });
  }, [destination, setDestination, navigate]);
}
