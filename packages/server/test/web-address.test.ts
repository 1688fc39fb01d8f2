import { expect, it } from 'vitest';
import { isWebAddress, webAddressesIn } from '../src/web-address.js';

it.each([
  ['Mehr unter www.brodoe.de', ['www.brodoe.de']],
  ['WWW.BRODOE.DE jetzt', ['WWW.BRODOE.DE']],
  ['Book at roast.coffee/menu today', ['roast.coffee/menu']],
  ['https://a.example/x?y=1, or shop.acme.co.uk.', ['https://a.example/x?y=1', 'shop.acme.co.uk']],
  ['Visit acme.com.We open at nine', ['acme.com']],
  ['www.com is no site', []],
  ['www.shop', []],
  ['write to ana@acme.com', []],
  ['it ended.Then we left', []],
])('the addresses of "%s"', (text, found) => {
  expect(webAddressesIn(text).map((address) => address.found)).toEqual(found);
});

it('is an address alone, or not one', () => {
  expect(isWebAddress(' www.brodoe.de ')).toBe(true);
  expect(isWebAddress('www.brodoe.de today')).toBe(false);
  expect(isWebAddress('www.de')).toBe(false);
});
