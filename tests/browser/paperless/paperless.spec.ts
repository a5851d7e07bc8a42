import { mailedLink } from '../support/mailed-link.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const path = '/paperlessEnrollment'
const privacy = words.createLogin.privacyNotice
const failure = words.paperless.failed.text

test('a mailed link enrols once, then the account is enrolled @whole', async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/api/')) asked.push(sent.url().replace(/^.*\/api\//, ''))
  })
  const link = await mailedLink(request, 'imani.okoye@example.com', path)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.paperless.confirmation.title)
  await expect(page.getByRole('heading', { name: words.paperless.confirmation.enrolled })).toBeVisible()
  const { title, enrolled } = words.paperless.confirmation
  await expect(page.locator('#announcement')).toHaveText(`${title}. ${enrolled}`)
  await expect(page.getByText(privacy)).toBeVisible()
  await expect(page.getByRole('link', { name: words.page.privacy })).toBeVisible()
  await expect.poll(() => asked).toEqual(['enrollInPaperless', 'paperlessRegistrationComplete'])
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  await page.reload()
  await expect(
    page.getByRole('heading', { name: words.paperless.confirmation.alreadyEnrolled }),
  ).toBeVisible()
  expect(asked).toHaveLength(2)

  await page.goto(link)
  await expect(
    page.getByRole('heading', { name: words.paperless.confirmation.alreadyEnrolled }),
  ).toBeVisible()
  expect(asked).toHaveLength(3)

  await page.getByRole('link', { name: words.common.returnToLogin }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await page.goBack()
  await expect(
    page.getByRole('heading', { name: words.paperless.confirmation.alreadyEnrolled }),
  ).toBeVisible()
  expect(asked.filter((name) => name === 'enrollInPaperless')).toHaveLength(2)
})

test('a failure stays after a reload, despite another link that succeeded', async ({ page, request }) => {
  await page.goto(await mailedLink(request, 'howard.finch@example.com', path))
  await expect(
    page.getByRole('heading', { name: words.paperless.confirmation.alreadyEnrolled }),
  ).toBeVisible()
  await page.goto(await mailedLink(request, 'lena.brandt@example.com', path))
  await expect(page).toHaveTitle('Paperless Enrollment Failed – MyWater')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.paperless.failed.title)
  await expect(page.getByRole('heading', { name: failure })).toBeVisible()
  await expect(page.getByText(privacy)).toBeVisible()
  await expect(page.getByText(words.paperless.failed.openAgain)).toBeVisible()
  await expect(page.getByRole('button')).toHaveText([])
})

test('without an answer, "Try again" enrols the account', async ({ page, request, problems }) => {
  problems.expect(/ERR_FAILED/)
  let calls = 0
  await page.route('**/api/enrollInPaperless', async (route) => {
    calls += 1
    if (calls > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.goto(await mailedLink(request, 'hello@chesteravenuebooks.example.com', path))
  await expect(page.getByRole('heading', { name: failure })).toBeVisible()
  await page.getByRole('button', { name: words.paperless.failed.tryAgain }).click()
  await expect(page.getByRole('heading', { name: words.paperless.confirmation.enrolled })).toBeVisible()
})

test('invalid parameters show a failure and send no call', async ({ page }) => {
  let calls = 0
  page.on('request', (sent) => {
    if (sent.url().includes('/api/')) calls += 1
  })
  await page.goto(`${path}?bpg=7d1b&ca=2100`)
  await expect(page.getByRole('heading', { name: failure })).toBeVisible()
  await expect(page.getByRole('button', { name: words.paperless.failed.tryAgain })).toHaveCount(0)
  expect(calls).toBe(0)
  await page.getByRole('link', { name: words.common.returnToLogin }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
})

test('after "Keep my paper bill", the link can no longer enrol', async ({ page, request }) => {
  const { paper } = words.paperless
  const link = await mailedLink(request, 'sergio.blanco@example.com', path)
  // The utility's records refuse this enrolment, which then stands nevertheless.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: words.paperless.confirmation.enrolled })).toBeVisible()
  await page.getByRole('button', { name: paper.keep }).click()
  await expect(page.getByRole('heading', { name: paper.kept })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: paper.kept })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: paper.kept })).toBeVisible()
})
