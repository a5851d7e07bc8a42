import { globSync, readFileSync } from 'node:fs'
import { account } from '../support/call-sites/account.ts'
import { firstDocument } from '../support/call-sites/first-document.ts'
import { openings } from '../support/call-sites/openings.ts'
import { secondDocument } from '../support/call-sites/second-document.ts'
import { surviveFaults } from '../support/survive-faults.ts'
import { expect, test } from '../support/test.ts'

surviveFaults(firstDocument)

/** `captcha-pass.spec.ts` makes this call fail; the token then travels with the next call. */
const triedElsewhere = ['passSecurityCheck']

/** Calls to our own identity provider, which are not operations of the API contract. */
const ofTheProvider = ['overview', 'sessions', 'language']

test('for every backend operation that the portal calls, a test makes the call fail and checks the page', () => {
  const code = globSync('src/portal/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const called = [...code.matchAll(/\b\w+Operations\.(\w+)/g)].map(([, name]) => name)
  const pressed = { ...firstDocument, ...secondDocument, ...account }
  const shown = [...Object.values(pressed), ...Object.values(openings)]
    .map(({ operation }) => operation)
    .filter((name) => !ofTheProvider.includes(name))
  expect(called.length).toBeGreaterThan(30)
  expect(new Set(called)).toEqual(new Set([...shown, ...triedElsewhere]))
})
