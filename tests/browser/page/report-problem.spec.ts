import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { supportReport } from '../../../src/contract/support.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { breakCall } from '../support/faults.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const report = (page: Page) => page.getByRole('button', { name: words.reportProblem.button })
const dialog = (page: Page) => page.getByRole('dialog', { name: words.reportProblem.button })

const openFailure = async (page: Page) => {
  await openEligibility(page)
  await failBill(page)
}
const failBill = async (page: Page) => {
  await copyBill(page, { accountNumber: '210012345785', firstName: 'Canary', lastName: 'Larsen' })
  await breakCall(page, '**/api/checkRegistrationEligibility', (route) => route.abort('connectionrefused'))
  await pressNext(page)
  await expect(report(page)).toBeVisible()
}

test('a report survives a reload and a lost call, without entries', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reportProblem')) calls.push(request.postData() ?? '')
  })
  await openFailure(page)
  await page.reload()
  const recording = await page.evaluate(() => sessionStorage.getItem('mywater.recording'))
  expect(recording).toContain('unreachable')
  expect(recording).not.toMatch(/Canary|Larsen|210012345785/)
  await failBill(page)
  await report(page).click()
  await expect(dialog(page)).toContainText('It holds nothing you typed')
  await dialog(page).getByText(words.reportProblem.exactly).click()
  const shown = await dialog(page).getByRole('region', { name: words.reportProblem.exactly }).innerText()
  expect(calls).toEqual([])

  await breakCall(page, '**/api/reportProblem', (route) => route.abort('connectionrefused'))
  await dialog(page).getByRole('button', { name: words.reportProblem.send }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Please call us at 1-800-555-0199')
  await page.unroute('**/api/reportProblem')
  await dialog(page).getByRole('button', { name: words.common.tryAgain }).click()
  const code = await dialog(page)
    .getByText(/^[A-Z]{4}-[A-Z]{4}$/)
    .innerText()
  await expect(dialog(page)).toContainText('Please call us at 1-800-555-0199')
  expect(calls.map((body): unknown => JSON.parse(body))).toEqual([JSON.parse(shown), JSON.parse(shown)])

  const kept = await (await page.request.get(`/sandbox/reports/${code}`)).text()
  expect(kept).not.toMatch(/Canary|Larsen|210012345785/)
  const { steps, requests } = v.parse(supportReport, JSON.parse(shown))
  expect(JSON.parse(kept)).toMatchObject({ steps, requests })
  expect(requests.length).toBeGreaterThan(0)
  expect(steps.filter(({ outcome }) => outcome === 'unreachable')).toHaveLength(2)
  expect(steps.at(-1)).toMatchObject({
    machine: 'eligibility',
    from: 'validating',
    event: 'xstate.error.actor.check',
    to: 'form',
    outcome: 'unreachable',
  })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(report(page)).toBeFocused()
})

test('after a failed call comes OK, and then the report', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/)
  await page.goto('/forgotLogin')
  await solveCaptcha(page)
  await page.getByLabel(words.fields.email).fill('nobody@example.com')
  await breakCall(page, '**/api/forgotLogin', (route) => route.abort('connectionrefused'))
  await pressNext(page)
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByRole('button')).toHaveCount(1)
  await expect(alert).not.toContainText(words.reportProblem.codeOfCall)
  await alert.getByRole('button', { name: words.common.ok }).click()
  await expect(report(page)).toBeVisible()
})

test('a refused entry and an unknown path offer no report', async ({ page }) => {
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345785', firstName: 'Nobody', lastName: 'Here' })
  await pressNext(page)
  await expect(page.getByRole('alert')).toContainText(words.eligibility.refusals.detailsDoNotMatch)
  await expect(report(page)).toHaveCount(0)
  await page.goto('/404')
  await expect(page.getByText(words.notFound.text)).toBeVisible()
  await expect(report(page)).toHaveCount(0)
})

test('a failed call shows eight characters of its request id', async ({ page, problems }) => {
  problems.expect(/500/)
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345785', firstName: 'Elias', lastName: 'Larsen' })
  await breakCall(page, '**/api/checkRegistrationEligibility', (route) =>
    route.fulfill({ status: 500, body: '' }),
  )
  const failed = page.waitForRequest('**/api/checkRegistrationEligibility')
  await pressNext(page)
  const id = (await failed).headers()['x-request-id'] ?? ''
  const code = id.slice(0, 8).toUpperCase()
  expect(code).toMatch(/^[0-9A-F]{8}$/)
  await expect(page.getByText(words.reportProblem.codeOfCall).locator('..')).toContainText(code)
  await expect(page.getByText(code.split('').join(' '), { exact: true })).toBeAttached()
})

test('after a failed Get Started, Escape closes only the report', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/)
  await breakCall(page, '**/api/serviceLogin', (route) => route.abort('connectionrefused'))
  await page.goto('/')
  await page.getByRole('button', { name: words.serviceLogin.getStarted }).click()
  const failure = page.getByRole('alertdialog')
  await expect(failure.getByRole('button', { name: 'OK' })).toBeFocused()
  await failure.getByRole('button', { name: 'OK' }).click()
  await expect(failure).toHaveCount(0)
  await report(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(report(page)).toBeFocused()
})

test('the recorder loads only after the first step of a flow', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (!request.serviceWorker()) files.push(new URL(request.url()).pathname)
  })
  const loaded = () => files.filter((file) => /\/(page-recorder|report-button)-/.test(file))
  await page.goto('/forgotLogin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: words.common.close }).click()
  await page.getByRole('link', { name: words.common.signUp }).waitFor()
  expect(loaded()).toEqual([])
  await openEligibility(page)
  await expect.poll(() => loaded().length).toBe(1)
})
