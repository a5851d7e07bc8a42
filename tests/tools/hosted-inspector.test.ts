import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium, request, type BrowserContext, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { browserArguments, findHeadlessBrowser, requireBrowser } from '../../.ci/browser.ts'
import { findFreePort, makeDataFolder } from '../support/throwaway.ts'
import { headers } from '../../src/contract/http.ts'
import { openLogin } from '../browser/support/call-sites/flows.ts'
import { fillLogin, goodAnswer, goodPassword } from '../support/login-form.ts'
import { newestMessage } from '../browser/support/outbox.ts'
import { copyBill, openEligibility, pressNext } from '../browser/support/register.ts'
import { words } from '../words.ts'

const root = join(import.meta.dirname, '../..')
const port = await findFreePort()
const origin = `http://localhost:${port}`
const development = spawn(
  process.execPath,
  ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'],
  { cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: makeDataFolder() } },
)
const browser = await chromium.launch({
  executablePath: requireBrowser(findHeadlessBrowser),
  args: browserArguments,
})
afterAll(async () => {
  await browser.close()
  development.kill()
})

beforeAll(() => vi.waitFor(() => fetch(`${origin}/health/ready`), { timeout: 60_000, interval: 500 }), 70_000)

/** In place of Stately's hosted inspector: reports that it is ready, and stores every message. */
const receiveMessages = (context: BrowserContext) =>
  context.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        window.received = []
        addEventListener('message', ({ data }) => received.push(data))
        opener.postMessage({ type: '@statelyai.connected' }, '*')
      </script>`,
    }),
  )

const messagesIn = (inspector: Page): Promise<string[]> =>
  inspector.evaluate(() => {
    const received: unknown = Reflect.get(window, 'received')
    return Array.isArray(received) ? received.map((message) => JSON.stringify(message)) : []
  })

test('no message to the hosted inspector contains a secret', async () => {
  const context = await browser.newContext({ baseURL: origin })
  await receiveMessages(context)
  const page = await context.newPage()
  const outbox = await request.newContext({ baseURL: origin })
  const captchaTokens: string[] = []
  page.on('request', async (sent) => {
    const token = await sent.headerValue(headers.captcha)
    if (token) captchaTokens.push(token)
  })
  const opened = context.waitForEvent('page')
  await openEligibility(page, '?inspect=stately')
  const inspector = await opened
  await copyBill(page, { accountNumber: '210012345678', firstName: 'Jordan', lastName: 'Rivera' })
  await pressNext(page)
  const email = 'jordan.rivera@example.org'
  await fillLogin(page, { loginId: 'jrivera_48', email, phone: '609 555 0148' })
  await pressNext(page)
  await page.waitForURL(/\/registrationConfirmation/)
  const code = /\b\d{6}\b/.exec((await newestMessage(outbox, '+16095550148')).text)?.[0] ?? ''
  await page.getByLabel(words.smsVerification.label).fill(code)
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  await page.getByRole('main').getByText(words.registrationConfirmation.phone.verified).waitFor()
  const messages = await messagesIn(inspector)

  const link = new URL((await newestMessage(outbox, email)).links[0] ?? '')
  link.searchParams.set('inspect', 'stately')
  // After the navigation, the portal opens the hosted inspector again in the same window.
  await page.goto(link.href)
  await page.getByText('successfully registered').waitFor()
  messages.push(...(await messagesIn(inspector)))

  for (const machine of ['eligibility', 'createLogin', 'registrationConfirmation', 'activation'])
    expect(messages.join('\n')).toContain(`"${machine}"`)
  expect(captchaTokens).not.toEqual([])
  const secrets = [goodPassword, goodAnswer, code, link.searchParams.get('code') ?? '', ...captchaTokens]
  for (const secret of secrets) {
    expect(secret).not.toBe('')
    expect(messages.filter((message) => message.includes(secret))).toEqual([])
  }
}, 120_000)

/** Adds to the page a function that lets Vite load the page again, as it does after an edit of the code. */
const reloadByVite = async (page: Page) => {
  let reload = () => {}
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer()
    reload = () => socket.send(JSON.stringify({ type: 'full-reload' }))
  })
  return () => reload()
}

const storedPage = 'mywater.restoredPage'
const smsCode = '918273'

test('after a reload by Vite, the form is filled, without stored secrets', async () => {
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  const reload = await reloadByVite(page)
  // The page removes the stored text when it opens, so the test copies the text first.
  await page.addInitScript(
    (key) => sessionStorage.setItem('copy', sessionStorage.getItem(key) ?? ''),
    storedPage,
  )
  await openLogin(page)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const { createLogin } = words
  await field(createLogin.mfa.enable).check()
  // While the password is visible, its field has the type `text`, like fields without secrets.
  await page.getByRole('button', { name: createLogin.show }).first().click()
  expect(await field(createLogin.password).getAttribute('type')).toBe('text')

  await page.evaluate((value) => {
    const code = Object.assign(document.createElement('input'), { id: 'smsCode', value })
    code.autocomplete = 'one-time-code'
    document.body.append(code)
  }, smsCode)

  const reloaded = page.waitForEvent('load')
  reload()
  await reloaded
  await vi.waitFor(
    async () => expect(await field(words.fields.email).inputValue()).toBe('walter@example.org'),
    20_000,
  )
  expect(await field(words.fields.loginId).inputValue()).toBe('wokafor_99')
  expect(await field(createLogin.question).inputValue()).toBe('first_award')
  expect(await field(createLogin.mfa.enable).isChecked()).toBe(true)
  for (const secret of [createLogin.password, createLogin.confirmPassword, createLogin.answer])
    expect(await field(secret).inputValue()).toBe('')
  const stored = await page.evaluate(() => sessionStorage.getItem('copy'))
  expect(stored).toContain('wokafor_99')
  for (const secret of [goodPassword, goodAnswer, smsCode]) expect(stored).not.toContain(secret)
}, 60_000)
