import { beforeEach, expect, test, vi } from 'vitest'
import { outsideLinks } from '../../../src/portal/app/intercept-links.ts'
import { warmUp } from '../../../src/portal/app/warm-up.ts'
import { configuration } from '../kit/stub-services.ts'

const origin = 'https://my.example'

class StubLink extends URL {
  readonly target: string
  constructor(address: string, target: string) {
    super(address, origin)
    this.target = target
  }
  hasAttribute() {
    return false
  }
}
/** `closest(selector)` returns `around`, for any other selector `null`. */
class StubElement {
  private readonly selector: string
  private readonly around: StubLink | StubElement | null
  constructor(selector = '', around: StubLink | StubElement | null = null) {
    this.selector = selector
    this.around = around
  }
  closest(selector: string) {
    return selector === this.selector ? this.around : null
  }
}
beforeEach(() => {
  vi.stubGlobal('Element', StubElement)
  vi.stubGlobal('HTMLAnchorElement', StubLink)
})

const linkTo = (address: string, target = '') => new StubElement('a', new StubLink(address, target))
const fieldOfForm = (next: string) =>
  new StubElement('form[data-leads-to]', Object.assign(new StubElement(), { dataset: { leadsTo: next } }))
const logIn = new StubElement('[data-leads-to="sign-in"]', new StubElement())

const open = (connection?: Navigator['connection'], reached: readonly StubElement[] = []) => {
  const page = Object.assign(new EventTarget(), {
    location: new URL('/login', origin),
    querySelectorAll: () => reached,
  })
  const loadPage = vi.fn<(path: string) => Promise<void>>(() => Promise.resolve())
  const signIn = vi.fn<() => Promise<void>>(() => Promise.resolve())
  warmUp(page, connection ? { connection } : {}, {
    page: loadPage,
    signIn,
    outside: outsideLinks({ ...configuration.links, help: '/legal/help' }, origin),
  })
  const reach = (type: string, target: StubElement) =>
    page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: target }))
  return { reach, loadPage, signIn }
}

test.each(['pointerover', 'focusin', 'touchstart'])('%s preloads the script for a link or button', (type) => {
  const { reach, loadPage, signIn } = open()
  reach(type, linkTo('/register?accountNumber=1'))
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/register')
  expect(signIn).not.toHaveBeenCalled()
  reach(type, logIn)
  expect(signIn).toHaveBeenCalledOnce()
  expect(loadPage).toHaveBeenCalledOnce()
})

test('fields of a form preload the script of its next page once', () => {
  const { reach, loadPage } = open()
  reach('focusin', fieldOfForm('/createLogin'))
  reach('focusin', fieldOfForm('/createLogin'))
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/createLogin')
})

test('a link or button reached before `warmUp` is preloaded at once', () => {
  const { loadPage, signIn } = open(undefined, [new StubElement(), logIn, linkTo('/register')])
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/register')
  expect(signIn).toHaveBeenCalledOnce()
})

test('the script for each link or button is preloaded only once', () => {
  const { reach, loadPage, signIn } = open()
  for (const type of ['pointerover', 'focusin', 'pointerover']) {
    reach(type, linkTo('/register'))
    reach(type, linkTo('/register#help'))
    reach(type, linkTo('/forgotLogin'))
    reach(type, logIn)
  }
  expect(loadPage.mock.calls).toEqual([['/register'], ['/forgotLogin']])
  expect(signIn).toHaveBeenCalledOnce()
})

test('a failed preload causes no unhandled rejection', async () => {
  const { reach, loadPage, signIn } = open()
  const lost = vi.fn<() => void>()
  process.on('unhandledRejection', lost)
  loadPage.mockRejectedValue(new Error('Lost.'))
  signIn.mockRejectedValue(new Error('Lost.'))
  reach('pointerover', linkTo('/register'))
  reach('pointerover', logIn)
  // Node reports an unhandled rejection only after the current task.
  await new Promise((resolve) => void setTimeout(resolve))
  process.off('unhandledRejection', lost)
  expect(loadPage).toHaveBeenCalledOnce()
  expect(signIn).toHaveBeenCalledOnce()
  expect(lost).not.toHaveBeenCalled()
})

test.each([
  ['an element that is neither a link nor a login button', new StubElement()],
  ['a link to another site', linkTo('https://outside.example/register')],
  ['a link that opens another window', linkTo('/register', '_blank')],
  ['a link to the backend', linkTo('/sandbox/outbox')],
  ['a link from the page configuration', linkTo('/legal/help')],
  ['a link to an anchor on this page', linkTo('/login#main')],
])('no script is preloaded for %s', (_what, target) => {
  const { reach, loadPage, signIn } = open()
  reach('pointerover', target)
  expect(loadPage).not.toHaveBeenCalled()
  expect(signIn).not.toHaveBeenCalled()
})

test('no script is preloaded in data-saving mode', () => {
  const connection = { saveData: true }
  const { reach, loadPage, signIn } = open(connection)
  reach('pointerover', linkTo('/register'))
  reach('pointerover', logIn)
  expect(loadPage).not.toHaveBeenCalled()
  expect(signIn).not.toHaveBeenCalled()
  connection.saveData = false
  reach('pointerover', linkTo('/register'))
  expect(loadPage).toHaveBeenCalledOnce()
})
