import { expect, test } from 'vitest'
import { outsideLinks } from '../../../src/server/platform/outside-links.ts'

test("the link to the bill is LINK_BILL, or else the sandbox's page, or else missing", () => {
  expect(outsideLinks({ LINK_BILL: 'https://bills.example/' }, false).bill).toBe('https://bills.example/')
  expect(outsideLinks({}, true).bill).toBe('/sandbox/sites/bill')
  expect(outsideLinks({}, false)).not.toHaveProperty('bill')
})
