import { mailedLink } from '../support/mailed-link.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const path = '/paperlessEnrollment'
const privacy = words.createLogin.privacyNotice
const failure = words.paperless.failed.text

test('a mailed link for paperless billing enrols the account on the first visit and shows "already enrolled" on the second @whole', async ({
  page,
  request,
}) => {
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

test('if the page of a mailed link shows a failure, a reload shows it again, even if another link succeeded in this tab before', async ({
  page,
  request,
}) => {
  await page.goto(await mailedLink(request, 'howard.finch@example.com', path))
  await expect(
    page.getByRole('heading', { name: words.paperless.confirmation.alreadyEnrolled }),
  ).toBeVisible()
  await page.goto(await mailedLink(request, 'lena.brandt@example.com', path))
  await expect(page).toHaveTitle('Paperless Enrollment Failed – MyWater')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.paperless.failed.title)
})

test('if the account is already enrolled, its mailed link shows that the account is already enrolled', async ({
  page,
  request,
}) => {
  await page.goto(await mailedLink(request, 'howard.finch@example.com', path))
  await expect(
    page.getByRole('heading', { name: words.paperless.confirmation.alreadyEnrolled }),
  ).toBeVisible()
})

test('an expired link for paperless billing shows the failure and another way to enrol, but no button "Try again"', async ({
  page,
  request,
}) => {
  await page.goto(await mailedLink(request, 'lena.brandt@example.com', path))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.paperless.failed.title)
  await expect(page.getByRole('heading', { name: failure })).toBeVisible()
  await expect(page.getByText(privacy)).toBeVisible()
  await expect(page.getByText(words.paperless.failed.openAgain)).toBeVisible()
  await expect(page.getByRole('button')).toHaveText([])
})

test("if the enrolment cannot be entered in the utility's records, the page shows that the account is enrolled anyway", async ({
  page,
  request,
}) => {
  await page.goto(await mailedLink(request, 'sergio.blanco@example.com', path))
  await expect(page.getByRole('heading', { name: words.paperless.confirmation.enrolled })).toBeVisible()
})

test('if the call for paperless billing gets no response, the page shows a failure, and "Try again" enrols the account', async ({
  page,
  request,
  problems,
}) => {
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

test('if the parameters of a link for paperless billing are invalid, the page shows a failure and sends no call', async ({
  page,
}) => {
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

test('if the person goes back to paper bills on the page, the mailed link can no longer enrol the account', async ({
  page,
  request,
}) => {
  const { paper } = words.paperless
  const link = await mailedLink(request, 'sergio.blanco@example.com', path)
  await page.goto(link)
  await page.getByRole('button', { name: paper.keep }).click()
  await expect(page.getByRole('heading', { name: paper.kept })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: paper.kept })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: paper.kept })).toBeVisible()
})
