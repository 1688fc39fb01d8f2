/** Pages of shops, pasted: buttons, fields and menus are on no card. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { withoutInterface } from '../../src/adapters/local-planner/reading/shop-page';
import { requestOf } from './request-of';

it('leaves what leads around in a page, and keeps what it sells', () => {
  expect(
    withoutInterface(
      'Home > Garden > Hoses\nCoil Hose 15 m\n£35.00 £28.00\nIn stock\nSize: S M L\nQty 1 Add to basket\nAdd to wishlist | Share\nShips within 24 hours\nDrinking-water safe',
    ),
  ).toBe('Coil Hose 15 m\n£35.00 → £28.00\nShips within 24 hours\nDrinking-water safe');
});

it('takes no page without a cart for a shop', () => {
  const page = 'Size guide\nOur hats\nfrom £30';
  expect(withoutInterface(page)).toBe(page);
});

it.each([
  [
    'de',
    'Startseite > Küche\nKochmesser „Klinge 8“\n149,00 €\ninkl. MwSt. zzgl. Versandkosten\nIn den Warenkorb\nGriff aus Olivenholz',
    'Klinge 8',
  ],
  [
    'es',
    'Tienda > Aceites\nAceite de oliva virgen\n12,90 €\nCantidad 1 Añadir al carrito\nPrensado en frío',
    'Aceite de oliva virgen',
  ],
])('signs a page of %s with what it sells', async (language, brief, name) => {
  const { scenes } = await createLocalPlanner().plan(requestOf({ brief, language }), new AbortController().signal);
  const shown = scenes.map(({ prompt }) => prompt).join('\n');
  expect(scenes.at(-1)?.prompt).toContain(name);
  expect(shown).not.toMatch(/Startseite|Tienda|MwSt|Warenkorb|carrito/u);
});
