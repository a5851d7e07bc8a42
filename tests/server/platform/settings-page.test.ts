import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder, readConfiguration } from '../../../src/server/platform/configuration.ts'

const whole: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'https://my.example',
  SANDBOX: 'off',
  TRUSTED_PROXIES: '1',
  METRICS_PORT: '9464',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example/send',
  SMS_FROM: 'Water',
  SMS_TEMPLATE: '{"to":"{to}","text":"{text}"}',
  SMS_HEADER: 'Authorization: Bearer x',
  OKTA_ISSUER: 'https://id.example/oauth2/default',
  OKTA_CLIENT_ID: '0oaportal',
}

/** The variables that readConfiguration reads in this environment. */
const readWith = (environment: Readonly<Record<string, string>>): string[] => {
  const names = new Set<string>()
  const watched = new Proxy(environment, {
    get(target, name) {
      if (typeof name !== 'string') return undefined
      names.add(name)
      return target[name]
    },
  })
  readConfiguration(watched)
  return [...names]
}

test('docs/settings.md has one entry for each setting that is read', () => {
  const page = readFileSync(join(projectFolder, 'docs/settings.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (`[A-Z].*?) \|/gm)].map(([, cell = '']) => cell)
  const named = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
  expect(named).toHaveLength(new Set(named).size)
  const twilio = { ...whole, SMS_TEMPLATE: '', SMS_HEADER: '', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'x' }
  const read = new Set([...readWith({}), ...readWith(whole), ...readWith(twilio)])
  expect(named.toSorted()).toEqual([...read].toSorted())
})
