import { expect, test } from 'vitest'
import { outsideLinks } from '../../../src/server/platform/outside-links.ts'

const unset = () => undefined

test("the bill's link is LINK_BILL, else the sandbox's, else absent", () => {
  expect(outsideLinks(() => 'https://bills.example/', false).bill).toBe('https://bills.example/')
  expect(outsideLinks(unset, true).bill).toBe('/sandbox/sites/bill')
  expect(outsideLinks(unset, false)).not.toHaveProperty('bill')
})
