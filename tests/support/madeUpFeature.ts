import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** What nothing but the made-up feature says, in its code, its style, its calls and its texts. */
export const marks = {
  face: 'feature/video',
  screen: 'made-up-screen',
  part: 'made-up-part',
  style: '#0a1b2c',
  label: 'Made-up label',
  words: 'Words of the made-up page',
  call: '/made-up/call',
  error: 'madeUpRefusal',
  sentence: 'The made-up call said no.',
  verb: 'MadeUpVerb',
};

const files: Record<string, string> = {
  'feature.tsx': `
    export const feature = {
      id: '${marks.face}',
      name: 'video.labels:name',
      routes: [{
        path: '/pages/made-up',
        load: async () => (await import('./MadeUpScreen.tsx')).MadeUpScreen,
      }],
      slots: {
        'discover.section': [{
          id: 'video',
          order: 10,
          label: 'video.labels:name',
          tabLabel: 'video.labels:name',
            load: async () => (await import('./MadeUpPart.tsx')).MadeUpPart,
        }],
      },
    };`,
  'MadeUpScreen.tsx': `
    import { useTranslation } from '../../core/i18n/translation.tsx';
    import * as css from './MadeUpScreen.css.ts';
    export function MadeUpScreen() {
      const { t } = useTranslation('video.page');
      return <p id="${marks.screen}" className={css.words}>{t('words')}</p>;
    }`,
  'MadeUpScreen.css.ts': `
    import { style } from '@vanilla-extract/css';
    export const words = style({ color: '${marks.style}' });`,
  'madeUpCall.ts': `
    import * as v from 'valibot';
    import { declareCall } from '../../contract/call.ts';
    import { declareErrors } from '../../contract/declaredError.ts';
    const errors = declareErrors('video', { ${marks.error}: { code: 9901, meaning: 'Made up.' } });
    export const madeUpCall = declareCall({
      name: 'video.madeUp',
      path: '${marks.call}',
      method: 'POST',
      auth: 'member',
      idempotency: 'natural',
      summary: 'Made up.',
      input: v.object({}),
      output: v.object({}),
      errors: [errors.${marks.error}],
    });`,
  'madeUpVerb.ts': `
    import { callable } from '../../contract/gateway/callableFunction.ts';
    import { withQuotesAnswer } from '../../contract/gateway/gatewayFunction.ts';
    export const madeUpVerb = callable(withQuotesAnswer('${marks.verb}'), { isRepeatable: false });`,
  'MadeUpPart.tsx': `
    import { useMessaging } from '../../core/messaging/hooks/useMessaging.ts';
    import { ReadPart } from '../../core/query/ReadPart.tsx';
    import { useCall } from '../../core/query/useCall.ts';
    import { madeUpCall } from './madeUpCall.ts';
    import { madeUpVerb } from './madeUpVerb.ts';
    export function MadeUpPart() {
      const messaging = useMessaging();
      const read = useCall(madeUpCall, {});
      return (
        <ReadPart read={read} failedTitle="">
          {() => <button id="${marks.part}" onClick={() => messaging.call(madeUpVerb, undefined)} />}
        </ReadPart>
      );
    }`,
};

/**
 * The app with one made-up feature, in the place of `video`, and none of its own.
 * @returns the folder of the project that holds it
 */
export function projectWithMadeUpFeature(): string {
  const root = mkdtempSync(join(tmpdir(), 'made-up-'));
  cpSync(join(project, 'app'), join(root, 'app'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json', 'node_modules']) {
    symlinkSync(join(project, name), join(root, name));
  }
  const own = readdirSync(join(project, 'app/features'));
  for (const id of own) rmSync(join(root, 'app/features', id), { recursive: true });
  const locales = join(root, 'app/locales');
  const languages = readdirSync(locales, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  for (const { name: locale } of languages) {
    const texts = readdirSync(join(locales, locale));
    const ofFeatures = texts.filter((file) => own.some((id) => file.startsWith(`${id}.`)));
    for (const file of ofFeatures) rmSync(join(locales, locale, file));
    const write = (name: string, content: object): void =>
      writeFileSync(join(locales, locale, name), JSON.stringify(content));
    write('video.labels.json', { name: marks.label });
    write('video.page.json', { words: marks.words });
    write('video.errors.json', { [marks.error]: marks.sentence });
  }
  const folder = join(root, 'app/features/video');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return root;
}
