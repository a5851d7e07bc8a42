import { expect, test } from 'vitest'
import { outsideLinks } from '../../../src/server/platform/outside-links.ts'

test('the bill link is LINK_BILL if set, else the page of the sandbox; without a sandbox there is no bill link', () => {
  expect(outsideLinks({ LINK_BILL: 'https://bills.example/' }, false).bill).toBe('https://bills.example/')
  expect(outsideLinks({}, true).bill).toBe('/sandbox/sites/bill')
  expect(outsideLinks({}, false)).not.toHaveProperty('bill')
})
