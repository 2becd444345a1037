import { dictMaps } from '../../../app/contract/platform/dictMaps.ts';
import { handle } from '../handler.ts';
import { codedValues } from './texts.data.ts';

export const handleDictMaps = handle(dictMaps, async (_input, { locale }) => ({
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
