import { expect, test, vi } from 'vitest'
import { createNavigate } from '../../../src/portal/app/navigate.ts'

const origin = 'https://mywater.example'
const leave = () => {
  const history = { push: vi.fn<(href: string) => void>(), replace: vi.fn<(href: string) => void>() }
  const assign = vi.fn<Location['assign']>()
  const reload = vi.fn<Location['reload']>()
  const page = Object.assign(new EventTarget(), { location: { origin, assign, reload } })
  const go = createNavigate(history, page)
  return { go, history, assign, reload, page }
}

test('navigate opens a page of the portal with its query', () => {
  const { go, history, assign } = leave()
  go({ path: 'login', query: { login: 'a&b=c' } })
  expect(history.push).toHaveBeenCalledExactlyOnceWith('/login?login=a%26b%3Dc')
  expect(assign).not.toHaveBeenCalled()
})

test('navigate replaces the history entry if the flow sets `replace`', () => {
  const { go, history } = leave()
  go({ path: 'home', replace: true })
  expect(history.replace).toHaveBeenCalledExactlyOnceWith('/')
  expect(history.push).not.toHaveBeenCalled()
})

test("navigate adds the query of the flow to another site's URL", () => {
  const { go, assign } = leave()
  go({ address: 'https://sister.example/register?from=mywater', query: { action: 'register' } })
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    'https://sister.example/register?from=mywater&action=register',
  )
})

test('the page reloads after Back from another site', async () => {
  const { go, reload, page } = leave()
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  go({ address: 'https://sister.example/register' })
  show(false)
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()
  show(true)
  await Promise.resolve()
  expect(reload).toHaveBeenCalledExactlyOnceWith()
})

test('after a sign-in, the requested path opens with its query and anchor', () => {
  const { go, history } = leave()
  go({ path: 'original', uri: '/account?tab=bills#top' })
  expect(history.replace).toHaveBeenCalledExactlyOnceWith('/account?tab=bills#top')
})

test.each([
  'https://evil.example/account',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '',
])('after a sign-in, the account page opens instead of %j', (uri) => {
  const { go, history, assign } = leave()
  go({ path: 'original', uri })
  expect(history.replace).toHaveBeenCalledExactlyOnceWith('/account')
  expect(history.push).not.toHaveBeenCalled()
  expect(assign).not.toHaveBeenCalled()
})
