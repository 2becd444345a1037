import { dictMaps } from '../../../app/contract/platform/dictMaps.ts';
import { correctionCauseTexts, grantCauseTexts } from '../../money/causeTexts.data.ts';
import { coinTypeTexts } from '../../money/coinTypeTexts.data.ts';
import { exchangeReasonTexts } from '../../money/exchangeReasonTexts.data.ts';
import { rechargeReasonTexts } from '../../money/rechargeReasonTexts.data.ts';
import { reportReasonTexts } from '../../reports/reportReasonTexts.data.ts';
import { handle } from '../handler.ts';
import { codedValues } from './texts.data.ts';

const numbers = Object.entries({ ...codedValues, moneyStatus: codedValues['reviewStatus'] ?? {} });

const words = Object.entries({
  pointsType: coinTypeTexts,
  grantCause: grantCauseTexts,
  correctionCause: correctionCauseTexts,
  exchangeReason: exchangeReasonTexts,
  rechargeReason: rechargeReasonTexts.transfer,
  rechargeUsdtReason: rechargeReasonTexts.usdt,
  reportReason: reportReasonTexts,
});

export const handleDictMaps = handle(dictMaps, async (_input, { locale }) => {
  const coded = numbers.map(([name, labels]) => [
    name,
    Object.entries(labels).map(([code, texts]) => ({ value: Number(code), label: texts[locale] })),
  ]);
  const named = words.map(([name, labels]) => [
    name,
    Object.entries(labels).map(([value, texts]) => ({ value, label: texts[locale] })),
  ]);
  return { maps: Object.fromEntries([...coded, ...named]) };
});
