// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { Amount } from './Amount.tsx';
import { HideAmountsButton } from './HideAmountsButton.tsx';
import { useAmountText } from './useAmountText.ts';

let screen: ShownScreen;
afterEach(async () => {
  localStore.remove(storageKeys.amountsHidden);
  await screen.close();
});

function Wallet() {
  const amountText = useAmountText();
  return (
    <section aria-label={`Balance ${amountText(123456)}`}>
      <HideAmountsButton />
      <p>
        <Amount amount={-123456} size="balance" look="moved" />
      </p>
      <p>
        <Amount amount={123456} size="display" sign="always" look="failed" />
      </p>
      <footer>
        <Amount amount={99900} isAlwaysShown />
      </footer>
    </section>
  );
}

const everything = (): string => document.body.innerHTML;

describe('Amount', () => {
  it('writes sign, grouping and decimals of the language', async () => {
    const store = createStore();
    store.set(localeAtom, 'zh-CN');
    screen = await showScreen(<Wallet />, {}, store);
    expect(screen.text()).toContain('−1234.56');
    await act(async () => store.set(localeAtom, 'vi-VN'));
    expect(screen.text()).toContain('−1.234,56');
    expect(screen.text()).toContain('+1.234,56');
  });

  it('has a currency where one is given', async () => {
    screen = await showScreen(<Amount amount={-5} currency="USD" />, {});
    expect(screen.text()).toBe('−$0.05');
  });

  it('writes a failed one in one size, so that one line goes through it', async () => {
    screen = await showScreen(<Amount amount={500} size="display" look="failed" />, {});
    const inner = [...document.querySelectorAll('span span')].map((one) => one.className);
    expect(inner.filter((name) => name.includes('display'))).toEqual([]);
  });

  it('leaves nothing to read while amounts are hidden, and says that they are', async () => {
    screen = await showScreen(<Wallet />, {});
    await screen.tap('Hide amounts');
    expect(everything()).not.toMatch(/1.?234|\.56/);
    expect(document.querySelector('section')?.getAttribute('aria-label')).toBe('Balance Hidden');
    for (const paragraph of document.querySelectorAll('p')) {
      const heard = [...paragraph.querySelectorAll('span > span:not([aria-hidden])')];
      expect(heard.map((one) => one.textContent)).toEqual(['Hidden']);
    }
    await screen.tap('Show amounts');
    expect(screen.text()).toContain('−1,234.56');
  });

  it('shows what is about to be confirmed all the same', async () => {
    localStore.write(storageKeys.amountsHidden, '1');
    screen = await showScreen(<Wallet />, {});
    expect(document.querySelector('footer')?.textContent).toBe('999.00');
  });

  it('is kept on the device', async () => {
    screen = await showScreen(<Wallet />, {});
    await screen.tap('Hide amounts');
    await screen.close();
    screen = await showScreen(<Wallet />, {});
    expect(everything()).not.toMatch(/1.?234/);
  });

  it('follows what another tab of the device chose', async () => {
    screen = await showScreen(<Wallet />, {});
    const change = { key: storageKeys.amountsHidden, newValue: '1', storageArea: localStorage };
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', change)));
    expect(everything()).not.toMatch(/1.?234/);
  });
});
