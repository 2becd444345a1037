import * as prompts from '@clack/prompts';
import { featureIds } from '../../../app/brand/features.ts';
import { localeIds, localeInfo } from '../../../app/brand/locales.ts';
import { brandIdPattern } from '../../../app/brand/schema.ts';
import type { Context } from '../../context.ts';
import { exclusions, nameFrom, seedFor } from './draft.ts';
import type { NewOptions } from './new.command.ts';

const output = process.stderr;

/** Asks for what the flags leave open. Only called where a person can answer. */
export async function ask(
  givenId: string | undefined,
  given: NewOptions,
  context: Context,
): Promise<{ id: string; options: NewOptions }> {
  const answer = <T>(question: Promise<T | symbol>) => answered(question, context);
  const id = givenId ?? (await answer(askId()));
  const options: NewOptions = { ...given };
  options.name ??= await answer(askText('Name of the product', nameFrom(id)));
  options.locale ??= await answer(askLocale());
  options.seed ??= await answer(askColour(seedFor(id)));
  if (options.demo === undefined) options.demo = await answer(askDemo());
  if (options.demo === false) {
    options.api ??= [
      await answer(askText('Address of the API', undefined, 'https://api.acme.com')),
    ];
    options.im ??= await answer(askText('Address of the gateway', undefined, 'wss://im.acme.com'));
    options.zone ??= [await answer(askText('Domain of all lines', undefined, 'acme.com'))];
  }
  options.exclude ??= await answer(askExclusions(options.demo));
  return { id, options };
}

async function answered<T>(
  question: Promise<T | symbol>,
  { signal, interrupt }: Context,
): Promise<T> {
  const value = await question;
  if (!prompts.isCancel(value)) return value as T;
  interrupt();
  throw signal.reason;
}

function askId(): Promise<string | symbol> {
  return prompts.text({
    message: 'Id of the brand (names its folder)',
    placeholder: 'acme',
    validate: (text) =>
      brandIdPattern.test(text ?? '')
        ? undefined
        : 'A letter, then 1 to 30 letters, digits or "-".',
    output,
  });
}

function askText(
  message: string,
  initialValue: string | undefined,
  placeholder?: string,
): Promise<string | symbol> {
  return prompts.text({
    message,
    ...(initialValue === undefined ? {} : { initialValue }),
    ...(placeholder === undefined ? {} : { placeholder }),
    validate: (text) => (text?.trim() ? undefined : 'Write something.'),
    output,
  });
}

function askLocale(): Promise<string | symbol> {
  return prompts.select({
    message: 'Default language',
    options: localeIds.map((id) => ({ value: id as string, label: localeInfo[id].name, hint: id })),
    initialValue: 'en-US',
    output,
  });
}

function askColour(initialValue: string): Promise<string | symbol> {
  return prompts.text({
    message: 'Brand colour',
    initialValue,
    validate: (text) =>
      /^#[0-9a-f]{6}$/i.test(text ?? '') ? undefined : 'Write 6 hex digits, e.g. #2F4F86.',
    output,
  });
}

function askDemo(): Promise<boolean | symbol> {
  return prompts.confirm({
    message: 'A demo brand on the local sandbox?',
    initialValue: true,
    output,
  });
}

function askExclusions(demo: boolean): Promise<string[] | symbol> {
  return prompts.multiselect({
    message: 'Features to leave out',
    options: featureIds.map((id) => ({ value: id as string, label: id })),
    initialValues: exclusions([], demo),
    required: false,
    output,
  });
}
