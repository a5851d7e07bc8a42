import { openUntilReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

test('a second Get Started uses the first window, on any origin', async ({ page, context }) => {
  await context.route('https://move-in.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Move in</title>' }),
  )
  await page.route('**/login', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /"moveIn":"[^"]*"/,
      '"moveIn":"https://move-in.example/start"',
    )
    await route.fulfill({ response, body })
  })
  await openUntilReady(page, '/login')
  for (const _ of [1, 2]) {
    const answered = page.waitForResponse('**/api/serviceLogin')
    await page.getByRole('button', { name: words.serviceLogin.getStarted }).click()
    await answered
    await expect(page.getByRole('button', { name: words.serviceLogin.getStarted })).not.toHaveAttribute(
      'aria-disabled',
    )
  }
  await expect.poll(() => context.pages().length).toBe(2)
})
