import { describe, expect, test } from 'vitest'
import { paths } from '../../../src/contract/portal-paths.ts'
import { mayHaveScripts } from '../../../src/portal/third-party-scripts/leave-scripts.ts'
import { startScripts } from '../../../src/portal/third-party-scripts/start-scripts.ts'
import type { ScriptPage } from '../../../src/portal/third-party-scripts/start-scripts.ts'
import { createJar, createToken, inSeconds } from '../identity/stubs.ts'

const scripts = { survey: 'https://survey.example/s.js', analytics: 'https://numbers.example/a.js' }

const createPage = (cookies = createJar()) => {
  const added: [string, string][] = []
  const idle: (() => void)[] = []
  const location = { pathname: '/', search: '' }
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
    navigations: navigated,
    onNavigation: (listener: () => void) => void navigated.push(listener),
    settle: () => idle.splice(0).forEach((work) => work()),
    go: (pathname: string, search = '') => {
      Object.assign(location, { pathname, search })
      navigated.forEach((listener) => listener())
    },
  }
}

describe('third-party scripts', () => {
  test('none load by default', () => {
    const { page, added, settle, onNavigation, navigations } = createPage()
    startScripts({}, page, onNavigation)
    settle()
    expect(added).toEqual([])
    expect(navigations).toEqual([])
  })

  test('load once each, when the page is idle', () => {
    const { page, added, settle, onNavigation, go } = createPage()
    startScripts(scripts, page, onNavigation)
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

  test('do not load on a page that is left before it was idle', () => {
    const { page, added, settle, onNavigation, go } = createPage()
    startScripts(scripts, page, onNavigation)
    go('/register')
    settle()
    expect(added).toEqual([])
    go('/')
    settle()
    expect(added).toHaveLength(2)
  })

  test('the survey comes at most once in 7 days', () => {
    const cookies = createJar()
    const first = createPage(cookies)
    startScripts(scripts, first.page, first.onNavigation)
    first.settle()
    expect(cookies.written).toEqual(['mw_survey=1; Max-Age=604800; Path=/; SameSite=Lax; Secure'])
    const second = createPage(cookies)
    startScripts(scripts, second.page, second.onNavigation)
    second.settle()
    expect(second.added).toEqual([['analytics', scripts.analytics]])
  })

  test('do not load while a person is signed in, because they could read the tokens', () => {
    const cookies = createJar()
    cookies.jar.cookie = `mw_id_token=${createToken({ sub: '00u1', exp: inSeconds(60) })}`
    const { page, added, settle, onNavigation } = createPage(cookies)
    startScripts(scripts, page, onNavigation)
    settle()
    expect(added).toEqual([])
  })
})

describe('pages that load third-party scripts', () => {
  const open = ['/', '/login', '/secondaryAccountLogin', '/404']

  test('have no form and no code in their address', () => {
    const allowed = Object.values(paths).filter((pathname) => mayHaveScripts({ pathname, search: '' }))
    expect(allowed.toSorted()).toEqual(open.toSorted())
  })

  test.each(open)('%s with a query loads none', (pathname) => {
    expect(mayHaveScripts({ pathname, search: '?login=jrivera26' })).toBe(false)
  })
})
