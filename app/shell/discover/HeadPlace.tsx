import { useState } from 'react';
import { localStore } from '../../platform/storage.ts';
import * as css from './HeadPlace.css.ts';
import { readHead } from './headMemory.ts';

/** Keeps the place of the head while its code is on its way. */
export function HeadPlace() {
  const [parts] = useState(() => [...readHead(localStore)]);
  return (
    <div className={css.head}>
      {parts.map((part) => (
        <div key={part} className={css.part[part]} />
      ))}
    </div>
  );
}
