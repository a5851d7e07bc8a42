import { describe, expect, test, vi } from 'vitest'
import { paths } from '../../../src/contract/portal-paths.ts'
import { leaveScripts, mayHaveScripts } from '../../../src/portal/third-party-scripts/leave-scripts.ts'
import { startScripts } from '../../../src/portal/third-party-scripts/start-scripts.ts'
import type { ScriptPage } from '../../../src/portal/third-party-scripts/start-scripts.ts'
import { createJar } from '../identity/stubs.ts'
import { configuration } from '../kit/stub-services.ts'

const { okta } = configuration
const scripts = { survey: 'https://survey.example/s.js', analytics: 'https://numbers.example/a.js' }

const createPage = (cookies = createJar()) => {
  const added: [string, string][] = []
  const idle: (() => void)[] = []
  const location = { pathname: '/' }
  const page: ScriptPage = {
    location,
    cookies: cookies.jar,
    has: (kind) => added.some(([other]) => other === kind),
    add: (kind, address) => void added.push([kind, address]),
    whenIdle: (work) => void idle.push(work),
  }
  const navigated: (() => void)[] = []
  return {
    page,
    added,
    onNavigation: (listener: () => void) => void navigated.push(listener),
    settle: () => idle.splice(0).forEach((work) => work()),
    go: (pathname: string) => {
      location.pathname = pathname
      navigated.forEach((listener) => listener())
    },
  }
}

describe('third-party scripts load exactly once, as soon as the page is idle', () => {
  test('no third-party script loads by default', () => {
    const { page, added, settle, onNavigation } = createPage()
    startScripts({ okta, scripts: {} }, page, onNavigation)
    settle()
    expect(added).toEqual([])
  })

  test('each third-party script loads exactly once, as soon as the page is idle', () => {
    const { page, added, settle, onNavigation, go } = createPage()
    startScripts({ okta, scripts }, page, onNavigation)
    expect(added).toEqual([])
    settle()
    go('/login')
    go('/')
    settle()
    expect(added).toEqual([
      ['analytics', scripts.analytics],
      ['survey', scripts.survey],
    ])
  })

  test('no third-party script loads if the person leaves the page before the page is idle', () => {
    const { page, added, settle, onNavigation, go } = createPage()
    startScripts({ okta, scripts }, page, onNavigation)
    go('/registrationComplete')
    settle()
    expect(added).toEqual([])
    go('/')
    settle()
    expect(added).toHaveLength(2)
  })

  test('the survey script loads at most once in 7 days', () => {
    const cookies = createJar()
    const first = createPage(cookies)
    startScripts({ okta, scripts }, first.page, first.onNavigation)
    first.settle()
    expect(cookies.written).toEqual(['mw_survey=1; Max-Age=604800; Path=/; SameSite=Lax; Secure'])
    const second = createPage(cookies)
    startScripts({ okta, scripts }, second.page, second.onNavigation)
    second.settle()
    expect(second.added).toEqual([['analytics', scripts.analytics]])
  })
})

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
