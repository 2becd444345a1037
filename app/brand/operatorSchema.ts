import * as v from 'valibot';
import { httpsUrl, plainText } from './fieldSchemas.ts';

const licence = v.strictObject({
  authority: v.pipe(plainText(120), v.description('Who granted the licence.')),
  number: v.pipe(plainText(60), v.description('Licence number as the register shows it.')),
  registerUrl: v.pipe(
    httpsUrl,
    v.description('Public register where the licence can be looked up.'),
  ),
  territories: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is not a country code'))),
    v.minLength(1, 'is empty'),
    v.description('ISO 3166-1 alpha-2 codes of the countries it covers.'),
  ),
});

export const operator = v.strictObject({
  legalName: v.pipe(plainText(120), v.description('Registered name of the company.')),
  registrationNumber: v.pipe(plainText(60), v.description('Number in the company register.')),
  country: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{2}$/, 'is not a country code'),
    v.description('ISO 3166-1 alpha-2 code of the country of registration.'),
  ),
  supportContact: v.pipe(
    plainText(200),
    v.description('E-mail address or https address of support.'),
  ),
  termsUrl: v.pipe(httpsUrl, v.description('Terms of service.')),
  privacyUrl: v.pipe(httpsUrl, v.description('Privacy notice.')),
  complaintsUrl: v.pipe(httpsUrl, v.description('Where a complaint can be lodged.')),
  minimumAge: v.pipe(
    v.number(),
    v.integer('is not a whole number'),
    v.minValue(13, 'is under 13'),
    v.maxValue(99, 'is over 99'),
    v.description('Youngest age allowed; 18 or more with game, recharge, exchange or dating.'),
  ),
  licences: v.optional(v.pipe(v.array(licence), v.description('Licences the operator holds.'))),
});

export type Licence = v.InferOutput<typeof licence>;
export type Operator = v.InferOutput<typeof operator>;
