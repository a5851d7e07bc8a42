import { describe, expect, test, vi } from 'vitest'
import { paths } from '../../../src/contract/portal-paths.ts'
import { leaveScripts, mayHaveScripts } from '../../../src/portal/third-party-scripts/leave-scripts.ts'
import { configuration } from '../kit/stub-services.ts'

const { okta } = configuration
const scripts = { survey: 'https://survey.example/s.js', analytics: 'https://numbers.example/a.js' }

describe('third-party scripts load only on the configured routes', () => {
  const withCodes = [
    '/registrationComplete',
    '/secondaryAccountHolder',
    '/registrationInvitation',
    '/paperlessEnrollment',
    '/login/callback',
  ]
  const withScripts = (routes?: string[]) =>
    Object.values(paths).filter((path) => mayHaveScripts(path, { okta, scripts: { ...scripts, routes } }))

  test('without `scripts.routes`, third-party scripts load on all routes except those of mailed links and the sign-in callback, whatever the case of the path', () => {
    const others = Object.values(paths).filter((path) => !withCodes.includes(path))
    expect(withScripts()).toEqual(others)
    expect(mayHaveScripts('/RegistrationComplete/', { okta, scripts })).toBe(false)
  })

  test('third-party scripts load only on the routes in `scripts.routes`, and never on a route whose URL contains a code', () => {
    expect(withScripts(['/', '/register', '/paperlessEnrollment'])).toEqual(['/', '/register'])
    expect(mayHaveScripts('/Register/', { okta, scripts: { routes: ['/register'] } })).toBe(true)
  })

  test('after a third-party script has run, a route without such scripts opens as a new document', async () => {
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
})
