import type { BrandData } from '../../app/brand/data.ts';

/** A company behind a brand. */
export const plainOperator: NonNullable<BrandData['operator']> = {
  legalName: 'Plain Ltd',
  registrationNumber: '1',
  country: 'IE',
  supportContact: 'help@plain.example',
  termsUrl: 'https://plain.example/terms',
  privacyUrl: 'https://plain.example/privacy',
  complaintsUrl: 'https://plain.example/complaints',
  minimumAge: 18,
};

/** What a page knows about a brand that has nothing special. */
export const plainBrandData: BrandData = {
  id: 'plain',
  name: { 'en-US': 'Plain' },
  shortName: { 'en-US': 'Plain' },
  description: { 'en-US': 'A plain brand.' },
  combineId: 'plain',
  platformId: 10000,
  packageId: 1,
  origin: 'https://plain.example',
  locale: 'en-US',
  locales: ['en-US'],
  scheme: 'auto',
  pageColor: { light: '#FFFFFF', dark: '#000000' },
  features: [],
  featureEntries: [],
  resources: { folder: '/locales/', files: [] },
  icon: '/i/icon.png',
  launch: { hash: '00000000', schemes: ['light'] },
  lines: { api: ['/api'], im: '/im', codeUrls: [], zones: [], publicKeys: [] },
  recordKeys: [],
  operator: null,
  demo: true,
  release: { id: '000000000000', version: '1.0.0', minimumVersion: '1.0.0' },
};
