import { dictMaps as call } from '../../../app/contract/platform/dictMaps.ts';
import { handle } from '../handler.ts';
import { codedValues } from './texts.data.ts';

export const dictMaps = handle(call, async (_input, { locale }) => ({
  maps: Object.fromEntries(
    Object.entries(codedValues).map(([name, labels]) => [
      name,
      Object.entries(labels).map(([value, texts]) => ({
        value: Number(value),
        label: texts[locale],
      })),
    ]),
  ),
}));
