import type { APIRequestContext, Page } from '@playwright/test'
import { mailedLink } from '../support/mailed-link.ts'
import { newestMessage, outbox } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

/** For Alex Morgan. A new request replaces the previous one. */
const ask = async (request: APIRequestContext, account: string) => {
  const before = (await outbox(request, 'alex.morgan@example.com'))[0]
  const form = { kind: 'thirdParty', account }
  const sent = await request.post('/sandbox/send', { form, headers: { 'Sec-Fetch-Site': 'same-origin' } })
  expect(sent.ok()).toBe(true)
  await newestMessage(request, 'alex.morgan@example.com', before)
  return mailedLink(request, 'alex.morgan@example.com', '/secondaryAccountHolder')
}

const answers = {
  Yes: {
    confirm: (page: Page) =>
      page.getByRole('button', { name: words.thirdPartyRequest.review.accept }).click(),
    notice: 'sendThirdPartyAcceptV2',
    record: 'thirdPartyAccept',
    end: /\/thirdPartyAccept$/,
    subject: 'agreed to share',
    shown: words.thirdPartyRequest.review.yes,
  },
  No: {
    confirm: (page: Page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Yes, I reject' }).click(),
    notice: 'sendThirdPartyRejectV2',
    record: 'thirdPartyReject',
    end: /\/thirdPartyReject$/,
    subject: 'declined to share',
    shown: words.thirdPartyRequest.taken.no,
  },
} as const
type Choice = keyof typeof answers

const answer = async (page: Page, choice: Choice) => {
  await page.getByLabel(choice, { exact: true }).check()
  await page.getByRole('button', { name: words.common.submit }).click()
  await answers[choice].confirm(page)
}
const listen = (page: Page) => {
  const calls: string[] = []
  page.on('requestfinished', (call) => {
    const [, name] = /\/api\/(\w*hird\w+)$/.exec(call.url()) ?? []
    if (name && name !== 'getThirdPartyRequest') calls.push(name)
  })
  return calls
}
const mailsTo = async (request: APIRequestContext, holder: string, subject: string) =>
  (await outbox(request, holder)).filter((mail) => mail.subject?.includes(subject))

const fail = (page: Page, operation: string) =>
  page.route(`**/api/${operation}`, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))

const isTaken = async (page: Page, choice: Choice) => {
  await expect(
    page.getByRole('heading', { level: 1, name: words.thirdPartyRequest.taken.title }),
  ).toBeVisible()
  await expect(page.getByText(answers[choice].shown)).toBeVisible()
  await expect(page.getByRole('button', { name: /Change my answer|Submit|Accept/ })).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
}

const people = { Yes: ['210012345819', 'noah.kowalski'], No: ['210012345835', 'aisha.bello'] } as const

for (const choice of ['Yes', 'No'] as const)
  test(`a notice that failed after ${choice} is sent again by a reload`, async ({
    page,
    request,
    problems,
    browser,
  }) => {
    problems.expect(/Failed to load resource/)
    const [account, name] = people[choice]
    const holder = `${name}@example.com`
    const { notice, record, end, subject } = answers[choice]
    const link = await ask(request, account)
    await page.goto(link)
    await fail(page, notice)
    await answer(page, choice)
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('An error occured processing your request')
    expect(await mailsTo(request, holder, subject)).toEqual([])
    await alert.getByRole('button', { name: 'OK' }).click()
    await isTaken(page, choice)

    await page.reload()
    await expect(alert).toContainText('An error occured processing your request')
    // After the answer No, the backend no longer returns the name of the holder.
    if (choice === 'Yes') await expect(page.getByText('Noah Kowalski').first()).toBeVisible()
    else await expect(page.getByText('Aisha Bello')).toHaveCount(0)
    await alert.getByRole('button', { name: 'OK' }).click()
    await isTaken(page, choice)
    await page.unroute(`**/api/${notice}`)
    const calls = listen(page)
    await page.reload()
    await expect(page).toHaveURL(end)
    expect(calls).toEqual([notice, record])
    await expect.poll(async () => (await mailsTo(request, holder, subject)).length).toBe(1)

    const elsewhere = await browser.newPage()
    const later = listen(elsewhere)
    await elsewhere.goto(link)
    await expect(elsewhere).toHaveURL(end)
    expect(later).toEqual([])
    expect(await mailsTo(request, holder, subject)).toHaveLength(1)
    await elsewhere.close()
  })

test('only the failed thirdPartyAccept is repeated in another browser', async ({
  page,
  request,
  problems,
  browser,
}) => {
  problems.expect(/Failed to load resource/)
  const link = await ask(request, '210012345827')
  const holder = 'orders@millracebakery.example.com'
  const { record, end, subject } = answers.Yes
  await page.goto(link)
  await fail(page, record)
  await answer(page, 'Yes')
  await expect(page.getByRole('alertdialog')).toContainText('An error occured processing your request')

  const elsewhere = await browser.newPage()
  const calls = listen(elsewhere)
  await elsewhere.goto(link)
  await expect(elsewhere).toHaveURL(end)
  expect(calls).toEqual([record])
  await elsewhere.close()
  await expect.poll(async () => (await mailsTo(request, holder, subject)).length).toBe(1)
})

for (const choice of ['Yes', 'No'] as const)
  test(`"Try again" repeats only the failed last call after ${choice}`, async ({
    page,
    request,
    problems,
  }) => {
    problems.expect(/Failed to load resource/)
    const { record, end } = answers[choice]
    await page.goto(await ask(request, choice === 'Yes' ? '210012345843' : '210012345850'))
    await fail(page, record)
    await answer(page, choice)
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await isTaken(page, choice)
    await page.unroute(`**/api/${record}`)
    const calls = listen(page)
    await page.getByRole('button', { name: words.common.tryAgain }).click()
    await expect(page).toHaveURL(end)
    expect(calls).toEqual([record])
  })
