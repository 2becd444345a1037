import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeIds } from '../../brand/locales.ts';
import { exchangeReasons } from '../../contract/exchange/exchangeReason.ts';
import { reasonKey } from './order/reasonKey.ts';

const locales = new URL('../../locales/', import.meta.url);

/** Words by which somebody could be made to pay for a withdrawal, in each language. */
const forbidden: Record<(typeof localeIds)[number], RegExp> = {
  'en-US': /\b(unlock|unfreeze|deposit|tax|task|repair|pay|payment|activat\w*|turnover|margin)\b/iu,
  'zh-CN': /修复|解冻|解锁|保证金|押金|激活|连单|税|任务|付款|支付|充值|流水|缴/u,
  'zh-HANT': /修復|解凍|解鎖|保證金|押金|啟用|激活|連單|稅|任務|付款|支付|儲值|流水|繳/u,
  'ms-MY': /buka kunci|nyahsekat|cagaran|deposit|cukai|tugasan|bayar|aktifkan|tambah nilai/iu,
  'vi-VN': /mở khóa|đặt cọc|ký quỹ|thuế|nhiệm vụ|thanh toán|trả tiền|kích hoạt|nạp tiền/iu,
  'es-ES':
    /desbloque\w*|descongel\w*|dep[oó]sito|fianza|impuesto|tarea|pag(o|ar)\b|activar|recarg/iu,
};

function textsOf(locale: string, name: string): Record<string, string> {
  const file = new URL(`${locale}/${name}`, locales);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

describe.each(localeIds)('the texts of withdrawals in %s', (locale) => {
  const names = readdirSync(new URL(locale, locales)).filter((name) =>
    name.startsWith('exchange.'),
  );

  it('ask for nothing in return, but for the line that says so', () => {
    expect(names.length).toBeGreaterThan(4);
    const asking = names.flatMap((name) =>
      Object.entries(textsOf(locale, name))
        .filter(([key]) => !(name === 'exchange.words.json' && key === 'safety'))
        .filter(([, text]) => forbidden[locale].test(text))
        .map(([key, text]) => `${name} ${key}: ${text}`),
    );
    expect(asking).toEqual([]);
  });

  it('have a sentence of their own for every reason, and one for those they do not know', () => {
    const reasons = textsOf(locale, 'exchange.reasons.json');
    const sentences = exchangeReasons.map((reason) => reasons[reasonKey(reason)]);
    for (const sentence of sentences) expect(sentence).toMatch(/[.。]$/);
    expect(new Set([...sentences, reasons['unknown']]).size).toBe(exchangeReasons.length + 1);
  });
});

describe('reasonKey', () => {
  it('has no words for a code of somebody else', () => {
    for (const code of [null, '', 'payFirst', 'toString', '__proto__']) {
      expect(reasonKey(code)).toBe('unknown');
    }
  });
});
