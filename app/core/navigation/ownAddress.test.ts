import { describe, expect, it } from 'vitest';
import { isOwnAddress } from './ownAddress.ts';

const brand = {
  origin: 'https://acme.com',
  lines: { zones: ['acme.net', 'acme.net:8443'] },
  operator: {
    legalName: 'Acme Ltd',
    registrationNumber: '1',
    country: 'IE',
    supportContact: 'help@acme.com',
    termsUrl: 'https://legal.example/acme/terms',
    privacyUrl: 'https://legal.example/acme/privacy',
    complaintsUrl: 'https://legal.example/acme/complaints',
    minimumAge: 18,
  },
};

describe('isOwnAddress', () => {
  it.each([
    'https://legal.example/acme/terms',
    'https://acme.com/help',
    'https://acme.net/',
    'https://docs.acme.net/a?b=c',
    'https://docs.acme.net:8443/',
  ])('knows %s as the brand’s own', (href) => {
    expect(isOwnAddress(href, brand)).toBe(true);
  });

  it.each([
    'https://legal.example/',
    'https://legal.example/acme/terms/../evil',
    'https://legal.example/acme/terms?next=evil',
    'https://www.acme.com/',
    'https://acme.com.evil.example/',
    'https://notacme.net/',
    'https://acme.net.evil.example/',
    'https://acme.net:8444/',
    'http://acme.com/',
  ])('takes %s for a foreign site', (href) => {
    expect(isOwnAddress(href, brand)).toBe(false);
  });

  it('knows nobody’s pages without an operator', () => {
    const { termsUrl } = brand.operator;
    expect(isOwnAddress(termsUrl, { ...brand, operator: null })).toBe(false);
  });
});
