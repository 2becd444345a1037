// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import jsQR from 'jsqr';
import { act, useState } from 'react';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { plainBrandData } from '../../../../tests/support/brandData.ts';
import { member } from '../../../../tests/support/member.ts';
import {
  ethereumChain,
  evmAddress,
  offer,
  tronAddress,
  tronChain,
} from '../../../../tests/support/recharge.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { createSigner } from '../../../../tests/support/transport/signedList.ts';
import type { BrandData } from '../../../brand/data.ts';
import type { CallFailure } from '../../../contract/callError.ts';
import type { Chain } from '../../../contract/recharge-usdt/usdtOffer.ts';
import { formatAddressText } from '../../../lib/money/addressText.ts';
import common from '../../../locales/en-US/common.json';
import money from '../../../locales/en-US/points.money.json';
import confirmTexts from '../../../locales/en-US/recharge.confirm.json';
import rechargePage from '../../../locales/en-US/recharge.page.json';
import page from '../../../locales/en-US/recharge-usdt.page.json';
import report from '../../../locales/en-US/recharge-usdt.report.json';
import { networkNames } from '../networkNames.data.ts';
import { UsdtWay } from './UsdtWay.tsx';

const hex = '0ae6a5c23abb5eb32893c8c12f6a0c1d5abca971d991be8b03ede15639ffcaa6';
const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

let screen: ShownScreen;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  await screen.close();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const later = Math.floor(Date.now() / 1000) + 3_600;

/** The TRON address with a proof for a person of the brand `plain`. @param expires seconds */
async function proven(
  signer: Awaited<ReturnType<typeof createSigner>>,
  userId: string,
  expires: number,
): Promise<Chain> {
  const { chainType, address } = tronChain;
  const text = formatAddressText({ brand: 'plain', userId, chainType, address, expires });
  return { ...tronChain, addressProof: { text, signature: await signer.sign(text) } };
}

type Setting = { brand?: Partial<BrandData>; order?: () => unknown };

async function open(chains: readonly Chain[], { brand = {}, order }: Setting = {}) {
  const backend = answeringBackend({ ...(order && { 'recharge.rechargeOrder': order }) });
  const person = member();
  screen = await showScreen(
    <UsdtWay offer={{ ...offer, chains: [...chains] }} readAgain={() => undefined} />,
    { services: { backend, session: person.session }, brand: { ...plainBrandData, ...brand } },
    person.store,
  );
  return backend;
}

const radio = (network: keyof typeof networkNames) =>
  [...document.querySelectorAll<HTMLElement>('[role="radio"]')].find((one) =>
    one.textContent?.includes(networkNames[network]),
  );

async function choose(network: keyof typeof networkNames): Promise<void> {
  await act(async () => radio(network)?.click());
}

const shownAddress = () => document.querySelector('[data-address]')?.textContent ?? null;
const hashField = () => screen.control(report.hash) as HTMLInputElement;
const kept = () =>
  JSON.stringify([{ ...sessionStorage }, { ...localStorage }]) + document.body.innerHTML;

async function fill(amount: string, hash: string): Promise<void> {
  await screen.type(report.amountField, amount);
  await screen.type(report.hash, hash);
  await screen.tap(report.next);
}

async function until(isReached: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2_000 && !isReached(); turn += 1) {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  }
}

const declared = (failure: object): CallFailure =>
  ({ kind: 'declared', domain: 'recharge-usdt', message: '', ...failure }) as CallFailure;

describe('the networks', () => {
  it('are named with minimum and time, none chosen, before any address appears', async () => {
    await open([tronChain, ethereumChain]);
    for (const said of [
      'TRON (TRC20)',
      'Ethereum (ERC20)',
      'Minimum top-up: 10 USDT',
      '20 confirmations, about 1 min',
      page.chooseNetwork,
    ]) {
      expect(screen.text()).toContain(said);
    }
    const chosen = document.querySelectorAll('[role="radio"][aria-checked="true"]');
    expect(chosen).toHaveLength(0);
    expect(shownAddress()).toBeNull();
    expect(document.querySelector('svg[role="img"]')).toBeNull();
  });

  it('are none where one is not as declared: it says so, and can be read again', async () => {
    await open([tronChain, { ...ethereumChain, minDep: 0 }]);
    await screen.shows(rechargePage.failedTitle);
    expect(screen.has(common.tryAgain)).toBe(true);
    expect(document.querySelectorAll('[role="radio"]')).toHaveLength(0);
  });
});

describe('the address', () => {
  it.each([
    ['TRC20', tronAddress],
    ['ERC20', evmAddress],
  ] as const)('of %s is whole as text and as a code', async (network, address) => {
    await open([tronChain, ethereumChain]);
    await choose(network);
    expect(shownAddress()).toBe(address);
    expect(screen.text()).toContain(page.checkAddress);
    expect(screen.text()).toContain(page.demoOnly);
    expect(await readCode()).toBe(address);
  });

  it('is copied without spaces, and both outcomes are said', async () => {
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await open([tronChain]);
    await choose('TRC20');
    await screen.tap(page.copyAddress);
    expect(copied).toEqual([tronAddress]);
    expect(screen.said()).toBe('TRON (TRC20) address copied');
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    await screen.tap(page.copyAddress);
    expect(screen.said()).toBe('Copy failed.');
  });

  it.each([
    ['with a wrong letter', { ...tronChain, address: `${tronAddress.slice(0, -1)}F` }],
    ['of another network', { ...tronChain, address: evmAddress }],
  ])('%s is not shown, and the page says why', async (_, chain) => {
    await open([chain]);
    await choose('TRC20');
    expect(screen.text()).toContain(page.withheldChecksum);
    expect(screen.text()).not.toContain(chain.address);
    expect(document.querySelector('svg[role="img"]')).toBeNull();
    expect(screen.has(report.next)).toBe(false);
  });

  it('needs a proof for this person where the brand has record keys, and outside demo', async () => {
    const signer = await createSigner();
    const brand = { recordKeys: [signer.publicKey], combineId: 'plain' };
    const prove = (userId: string, expires: number) => proven(signer, userId, expires);
    await open([await prove('u1', later)], { brand });
    await choose('TRC20');
    await screen.shows(page.checkAddress);
    expect(shownAddress()).toBe(tronAddress);
    for (const [chain, sentence] of [
      [await prove('u2', later), page.withheldProof],
      [await prove('u1', later - 7_200), page.withheldExpired],
      [tronChain, page.withheldProof],
    ] as const) {
      await screen.close();
      await open([chain], { brand });
      await choose('TRC20');
      await screen.shows(sentence);
      expect(screen.text()).not.toContain(tronAddress);
    }
    await screen.close();
    await open([tronChain], { brand: { demo: false } });
    await choose('TRC20');
    await screen.shows(page.withheldProof);
  });
});

describe('an offer that is read anew', () => {
  const laterOffer = async (change: (chain: Chain) => Chain) => {
    const signer = await createSigner();
    const first = await proven(signer, 'u1', later);
    const second = change(await proven(signer, 'u1', later + 60));
    const brand = { ...plainBrandData, recordKeys: [signer.publicKey], combineId: 'plain' };
    const person = member();
    const services = { backend: answeringBackend({}), session: person.session };
    screen = await showScreen(<Offers of={[first, second]} />, { services, brand }, person.store);
    await choose('TRC20');
    await screen.shows(page.checkAddress);
    await screen.type(report.hash, hex);
    await act(async () => screen.control('Read anew').click());
  };

  it('keeps what was typed while its new proof is checked, and after', async () => {
    await laterOffer((chain) => chain);
    expect(hashField().value).toBe(hex);
    await act(async () => new Promise((resolve) => void setTimeout(resolve, 20)));
    expect(hashField().value).toBe(hex);
    expect(shownAddress()).toBe(tronAddress);
  });

  it('takes the address away where the new proof does not hold', async () => {
    await laterOffer((chain) => ({ ...chain, addressProof: null }));
    await screen.shows(page.withheldProof);
    expect(screen.text()).not.toContain(tronAddress);
  });
});

function Offers({ of }: { of: readonly Chain[] }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <UsdtWay offer={{ ...offer, chains: of.slice(at, at + 1) }} readAgain={() => undefined} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Read anew
      </button>
    </>
  );
}

describe('the hash', () => {
  it.each([
    ['recovery words', 'TRC20', report.hash, words],
    ['recovery words', 'ERC20', report.hash, words],
    ['a private key', 'ERC20', report.hash, hex],
    ['recovery words beside the amount', 'TRC20', report.amountField, words],
    ['a private key beside the amount', 'TRC20', report.amountField, hex],
  ] as const)('that is %s on %s is gone at once', async (_, network, label, secret) => {
    const backend = await open([tronChain, ethereumChain]);
    await choose(network);
    await screen.type(label, secret);
    expect((screen.control(label) as HTMLInputElement).value).toBe('');
    await screen.shows(report.secret);
    await screen.tap(report.next);
    expect(backend.asked).toEqual([]);
    for (const part of [secret, secret.slice(0, 24)]) expect(kept()).not.toContain(part);
    // What is said goes once something else is typed.
    await screen.type(label, '5');
    expect(screen.text()).not.toContain(report.secret);
  });

  it('of another network is told as such, and no hash as none', async () => {
    await open([tronChain, ethereumChain]);
    await choose('TRC20');
    await fill('50', `0x${hex}`);
    await screen.shows(report.hashOtherNetwork);
    await screen.type(report.hash, 'abc');
    await screen.shows(report.hashShape);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('is kept in no draft', async () => {
    await open([tronChain]);
    await choose('TRC20');
    await screen.type(report.amountField, '51.5');
    await screen.type(report.hash, hex);
    expect(hashField().value).toBe(hex);
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 50)));
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(hex);
  });
});

describe('the report', () => {
  it('shows the points rounded down, and sends what was confirmed', async () => {
    const backend = await open([tronChain], { order: () => ({ orderNo: 'R', points: 1 }) });
    await choose('TRC20');
    await screen.type(report.amountField, '10.000001');
    await screen.shows('72.00 points if all of it arrives');
    await fill('10.000001', `  ${hex.toUpperCase()} `);
    await screen.shows(confirmTexts.submit);
    const sheet = document.querySelector('[role="dialog"]')?.textContent ?? '';
    for (const said of ['TRON (TRC20)', tronAddress, '10.000001\u00a0USDT', '72.00', hex, '7.20']) {
      expect(sheet).toContain(said);
    }
    expect(backend.asked).toEqual([]);
    await screen.tap(confirmTexts.submit);
    await until(() => backend.asked.length > 0);
    expect(backend.asked[0]?.input).toEqual({
      method: 'usdt',
      chainType: 'TRC20',
      amount: 10_000_001,
      txHash: hex,
      rate: 720,
    });
  });

  it.each([
    ['9.999999', 'Minimum top-up: 10 USDT'],
    ['10.0000001', report.amountDecimals],
    ['ten', 'Enter a number, such as 50.5.'],
  ])('of %s USDT is not asked about', async (amount, sentence) => {
    await open([tronChain]);
    await choose('TRC20');
    await fill(amount, hex);
    const note = screen.control(report.amountField).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(note)?.textContent).toBe(sentence);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it.each([
    ['12.3450 (between 12 and 13)', '12.3450', 12_345_000],
    ['12345', '12345', 12_345_000_000],
  ])('asks which amount is meant, and takes %s', async (choice, text, micro) => {
    const backend = await open([tronChain], { order: () => ({ orderNo: 'R', points: 1 }) });
    await choose('TRC20');
    await fill('12.345', hex);
    const field = screen.control(report.amountField) as HTMLInputElement;
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(money.twoWays);
    const question = document.querySelector(`[role="group"][aria-label="${money.twoWays}"]`);
    expect(question?.querySelectorAll('button')).toHaveLength(2);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    await screen.tap(choice);
    expect([field.value, document.activeElement]).toEqual([text, field]);
    expect(screen.text()).not.toContain(money.twoWays);
    await screen.tap(report.next);
    await screen.shows(confirmTexts.submit);
    await screen.tap(confirmTexts.submit);
    await until(() => backend.asked.length > 0);
    expect(backend.asked[0]?.input).toMatchObject({ amount: micro });
  });

  it('is confirmed anew where the rate has changed', async () => {
    const data = { rate: 700, rateUntil: offer.rateUntil + 60 };
    const backend = await open([tronChain], {
      order: failing('recharge.rechargeOrder', declared({ name: 'rateChanged', data })),
    });
    await choose('TRC20');
    await fill('100', hex);
    await screen.shows(confirmTexts.submit);
    await screen.tap(confirmTexts.submit);
    await screen.shows(report.rateNew);
    await screen.shows('1 USDT = 7.00 points');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('700.00');
    expect(backend.asked).toHaveLength(1);
    backend.answer('recharge.rechargeOrder', () => ({ orderNo: 'R', points: 1 }));
    await screen.shows(confirmTexts.submit);
    await screen.tap(confirmTexts.submit);
    await until(() => backend.asked.length > 1);
    expect(backend.asked.map(({ input }) => (input as { rate: number }).rate)).toEqual([720, 700]);
  });

  it('of a transaction reported before leads to that order', async () => {
    const orderNo = 'R20261125-7K3M9Q2FXA';
    await open([tronChain], {
      order: failing('recharge.rechargeOrder', declared({ name: 'hashTaken', data: { orderNo } })),
    });
    await choose('TRC20');
    await fill('100', hex);
    await screen.shows(confirmTexts.submit);
    await screen.tap(confirmTexts.submit);
    await screen.shows(report.reportedAlready);
    await screen.tap(report.showOrder);
    expect(screen.address()).toBe(`/pages/my/points-details?order=${orderNo}`);
  });
});

/** Reads the code on the page as a camera does. */
async function readCode(): Promise<string | undefined> {
  const drawn = document.querySelector('svg[role="img"]');
  const [, , size] = (drawn?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const side = (size ?? 0) + 8;
  const path = drawn?.querySelector('path')?.getAttribute('d');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"
    viewBox="-4 -4 ${side} ${side}"><rect x="-4" y="-4" width="${side}" height="${side}"
    fill="#fff"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
