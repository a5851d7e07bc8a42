import { expect, test } from 'vitest'
import { outsideLinks } from '../../../src/server/platform/outside-links.ts'

test('the bill has a link where a site for it is named, in the sandbox its stand-in, and else none', () => {
  expect(outsideLinks({ LINK_BILL: 'https://bills.example/' }, false).bill).toBe('https://bills.example/')
  expect(outsideLinks({}, true).bill).toBe('/sandbox/sites/bill')
  expect(outsideLinks({}, false)).not.toHaveProperty('bill')
})
