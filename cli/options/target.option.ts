import { InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from './wholeNumber.ts';

function addressValue(text: string): string {
  if (/^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/.test(text)) return text;
  throw new InvalidArgumentError('It must be an address, such as https://app.example.com.');
}

/** `--to` and `--endpoint`: where something is published. */
export function targetOptions(): Option[] {
  return [
    new Option(
      '--to <target>',
      'folder, s3://bucket/prefix, or a target of deploy.json (default: BRAND_DEPLOY_TO, else its default)',
    ),
    new Option(
      '--endpoint <url>',
      'address of the S3-compatible store (default: AWS_ENDPOINT_URL, else AWS)',
    ).argParser(addressValue),
  ];
}

/** `--site` and `--no-verify`: how what is published is looked at. */
export function verifyOptions(): Option[] {
  return [
    new Option(
      '--site <url>',
      "where the site is served; {id} stands for the brand (default: the target's siteUrl)",
    ).argParser(addressValue),
    new Option('--no-verify', 'do not look at the live site afterwards'),
  ];
}

export function keepDaysOption(): Option {
  return new Option(
    '--keep-days <n>',
    "days a release stays after another became current (default: the target's keepDays, else 30)",
  ).argParser(wholeNumber(1, 3650));
}
