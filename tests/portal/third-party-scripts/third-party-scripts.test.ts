import { expect, test, vi } from 'vitest'
import { paths } from '../../../src/contract/portal-paths.ts'
import { leaveScripts, mayHaveScripts } from '../../../src/portal/third-party-scripts/leave-scripts.ts'
import { configuration } from '../kit/stub-services.ts'

const { okta } = configuration
const scripts = { survey: 'https://survey.example/s.js', analytics: 'https://numbers.example/a.js' }

const withCodes = [
  '/registrationComplete',
  '/secondaryAccountHolder',
  '/registrationInvitation',
  '/paperlessEnrollment',
  '/login/callback',
]
const withScripts = (routes?: string[]) =>
  Object.values(paths).filter((path) => mayHaveScripts(path, { okta, scripts: { ...scripts, routes } }))

test('without `scripts.routes`, only routes with a code load no scripts', () => {
  const others = Object.values(paths).filter((path) => !withCodes.includes(path))
  expect(withScripts()).toEqual(others)
  expect(mayHaveScripts('/RegistrationComplete/', { okta, scripts })).toBe(false)
})

test('scripts load only on `scripts.routes`, never beside a code', () => {
  expect(withScripts(['/', '/register', '/paperlessEnrollment'])).toEqual(['/', '/register'])
  expect(mayHaveScripts('/Register/', { okta, scripts: { routes: ['/register'] } })).toBe(true)
})

test('after a script has run, a route without scripts opens anew', async () => {
  const reload = vi.fn<() => void>()
  const documentWith = (hasScript: boolean) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- leaveScripts uses only this method
    document: { querySelector: () => (hasScript ? {} : null) } as unknown as Document,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- leaveScripts uses only this method
    location: { reload } as unknown as Location,
  })
  const leave = (path: string, hasScript: boolean) =>
    leaveScripts(path, { okta, scripts }, documentWith(hasScript))
  expect(leave('/register', true)).toBeUndefined()
  expect(leave('/paperlessEnrollment', false)).toBeUndefined()
  expect(reload).not.toHaveBeenCalled()
  expect(leave('/paperlessEnrollment', true)).toBeInstanceOf(Promise)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
