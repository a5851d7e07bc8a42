import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const path = '/anonymousLogin'
const tokenCookies = ['mw-authenticationToken', 'mw_id_token']

test('/anonymousLogin sets tokens and opens the move-in site @whole', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'SESSION', value: 'old', url: baseURL ?? '' }])
  // Simulates a browser that allows a page to open a window although the person has pressed no button.
  await page.addInitScript(() => {
    Object.assign(window, {
      open: (address: string, name: string) => {
        Object.assign(window, { opened: [address, name] })
        return { opener: window }
      },
    })
  })
  await page.goto(path)
  await expect(page.getByRole('status')).toHaveText(words.serviceLogin.anonymous.opened)
  expect(await page.evaluate((): unknown => Reflect.get(window, 'opened'))).toEqual([
    '/sandbox/sites/move-in',
    'GetServiceNow',
  ])
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(tokenCookies))
  expect(cookies.find(({ name }) => name === 'SESSION')).toBeUndefined()
  for (const cookie of cookies.filter(({ name }) => tokenCookies.includes(name)))
    expect(cookie).toMatchObject({ path: '/', sameSite: 'None', secure: true })
})

test('with blocked windows, the move-in site replaces /anonymousLogin', async ({ page, context }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }))
  await page.goto('/404')
  await page.goto(path)
  await expect(page).toHaveURL(/\/sandbox\/sites\/move-in/)
  expect(context.pages()).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/404$/)
})

for (const [why, status, body] of [
  ['the call fails', 500, '{}'],
  ['the answer has no id token', 200, '{"access_token":"aaa"}'],
] as const)
  test(`if ${why}, /anonymousLogin leads to the login page without a message`, async ({
    page,
    context,
    problems,
  }) => {
    if (status === 500) problems.expect(/status of 500/)
    await page.route('**/api/serviceLogin', (route) =>
      route.fulfill({ status, body, contentType: 'application/json' }),
    )
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
  })
