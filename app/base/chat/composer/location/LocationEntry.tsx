import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathToChooseLocation } from '../../../../core/navigation/paths.ts';
import type { ComposerPanelProps } from '../../../../parts/composer/slots.ts';

/** Leads to the page that chooses a place, which sends it. */
export function LocationEntry({ conversationID, onDone }: ComposerPanelProps) {
  const navigate = useNavigate();
  const hasLed = useRef(false);
  useEffect(() => {
    if (hasLed.current) return;
    hasLed.current = true;
    navigate(pathToChooseLocation(conversationID));
    onDone();
  }, [navigate, conversationID, onDone]);
  return null;
}
