import { useCallback, useEffect, useReducer } from 'react';
import { locate, mayLocate } from '../../../platform/geolocation.ts';
import { nothingChosen, reduceChoice } from './choiceState.ts';

/** The place that is about to be sent. Where the device is, it tells at once if that was allowed before. */
export function useChoice() {
  const [state, dispatch] = useReducer(reduceChoice, nothingChosen);
  const find = useCallback(async (): Promise<void> => {
    dispatch({ type: 'asked' });
    const found = await locate();
    if ('position' in found) dispatch({ type: 'located', position: found.position });
    else dispatch({ type: 'failed', problem: found.problem });
  }, []);
  useEffect(() => {
    let isWanted = true;
    void mayLocate().then((isAllowed) => {
      if (isAllowed && isWanted) void find();
    });
    return () => {
      isWanted = false;
    };
  }, [find]);
  return { state, dispatch, find: () => void find() };
}
