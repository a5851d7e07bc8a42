import { expect, test } from 'vitest'
import { outsideLinks } from '../../../src/server/platform/outside-links.ts'

test('the link to the bill opens LINK_BILL or else a sandbox page, and is absent without LINK_BILL and without a sandbox', () => {
  expect(outsideLinks({ LINK_BILL: 'https://bills.example/' }, false).bill).toBe('https://bills.example/')
  expect(outsideLinks({}, true).bill).toBe('/sandbox/sites/bill')
  expect(outsideLinks({}, false)).not.toHaveProperty('bill')
})
