import { expect, test } from 'vitest'
import { outsideLinks } from '../../../src/server/platform/outside-links.ts'

const unset = () => undefined

test('the link to the bill opens the address in LINK_BILL; without LINK_BILL it opens a sandbox page, or is absent if there is no sandbox', () => {
  expect(outsideLinks(() => 'https://bills.example/', false).bill).toBe('https://bills.example/')
  expect(outsideLinks(unset, true).bill).toBe('/sandbox/sites/bill')
  expect(outsideLinks(unset, false)).not.toHaveProperty('bill')
})
