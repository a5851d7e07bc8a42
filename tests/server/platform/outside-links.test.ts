import { expect, test } from 'vitest'
import { outsideLinks } from '../../../src/server/platform/outside-links.ts'

test('the link to the bill opens the address in LINK_BILL; without LINK_BILL it opens a sandbox page, or is absent if there is no sandbox', () => {
  expect(outsideLinks({ LINK_BILL: 'https://bills.example/' }, false).bill).toBe('https://bills.example/')
  expect(outsideLinks({}, true).bill).toBe('/sandbox/sites/bill')
  expect(outsideLinks({}, false)).not.toHaveProperty('bill')
})
