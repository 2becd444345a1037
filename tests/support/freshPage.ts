import './plainConsole.ts';
import { act } from 'react';
import { vi } from 'vitest';
import { givePageLocks } from './pageLocks.ts';

// Many files share one document. Each begins with it as it was before the first, whatever those before it
// have left: markup, storage, the address, stand-ins for what the browser has.

type Properties = Map<string, PropertyDescriptor>;
type Page = { happyDOM?: { setURL: (url: string) => void }; pageAsItWas?: Map<object, Properties> };

const page = globalThis as Page;
const changed = [
  globalThis,
  navigator,
  Object.getPrototypeOf(navigator) as object,
  document,
  Element.prototype,
  HTMLElement.prototype,
  HTMLImageElement.prototype,
  HTMLMediaElement.prototype,
  URL,
];
/** Runtimes keep what is theirs in the global scope; classes of a database stay where one was installed. */
const isOfRuntime = (name: string): boolean =>
  /^_|^\$|^IDB|^FDB|^IS_REACT|^pageAsItWas$/.test(name);

const propertiesOf = (object: object): Properties =>
  new Map(Object.entries(Object.getOwnPropertyDescriptors(object)));

vi.useRealTimers();
vi.unstubAllGlobals();
page.pageAsItWas ??= new Map(changed.map((object) => [object, propertiesOf(object)]));
for (const [object, before] of page.pageAsItWas) restore(object, before);
givePageLocks();
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
page.happyDOM?.setURL('http://localhost:3000/');
// Whoever waits for the end of a press of before waits no longer.
document.dispatchEvent(new Event('pointerdown'));
// React keeps the timers that it meets first: those of the clock, whatever clock the first test has.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
await act(async () => undefined);

function restore(object: object, before: Properties): void {
  const now = propertiesOf(object);
  for (const [name, descriptor] of now) {
    const own = before.get(name);
    if (isOfRuntime(name) || !descriptor.configurable) continue;
    if (!own) Reflect.deleteProperty(object, name);
    else if (own.value !== descriptor.value || own.get !== descriptor.get)
      Object.defineProperty(object, name, own);
  }
  for (const [name, own] of before) if (!now.has(name)) Object.defineProperty(object, name, own);
}
