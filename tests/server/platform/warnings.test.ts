import { expect, test } from 'vitest'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'
import { siteNames } from '../../../src/server/platform/outside-links.ts'
import { folderError, StartupError } from '../../../src/server/platform/startup-error.ts'

const links = Object.fromEntries(
  Object.values(siteNames).map((name) => [
    `LINK_${name.toUpperCase().replaceAll('-', '_')}`,
    'https://site.example',
  ]),
)
const whole = {
  PUBLIC_ORIGIN: 'https://my.example',
  CAPTCHA_VERIFY_URL: 'https://captcha.example/verify',
  CAPTCHA_SECRET: 'secret',
  ...links,
  PRODUCT_NAME: 'MyWater',
  UTILITY_NAME: 'American Water',
  SISTER_NAME: 'Sister',
  SUPPORT_PHONE: '1-800-555-0142',
  SANDBOX: 'off',
  SECRET_KEY: 'k'.repeat(32),
  TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://u:p@sms.example/Messages.json',
  SMS_FROM: '+16095550100',
  DATABASE_URL: 'postgres://u:p@data.example/mywater?sslmode=verify-full',
}
const warningsOf = (environment: Record<string, string>) =>
  readConfiguration({ ...whole, ...environment }).warnings

test('a complete installation gets no warnings', () => expect(warningsOf({})).toEqual([]))

test('exactly one warning is printed if text messages cannot be sent', () => {
  expect(warningsOf({ SMS_URL: '', SMS_FROM: '' })).toEqual([expect.stringContaining('SMS_URL is not set')])
})

test.each<Record<string, string>>([
  { PUBLIC_ORIGIN: 'http://localhost' },
  { SMTP_URL: 'smtp://localhost:25', SMTP_TLS: 'off' },
  { SMTP_URL: 'smtp://mail.example:587' },
  { SMS_URL: 'http://u:p@localhost:9000/' },
  { DATABASE_URL: 'postgres://127.0.0.1/mywater' },
  { DATABASE_URL: 'postgres:///mywater?host=/run/postgresql' },
  { DATABASE_URL: 'postgres://data.example/mywater?ssl=true' },
  { CAPTCHA_VERIFY_URL: 'http://localhost:9000/verify' },
  { LINK_BILL: 'https://bills.example', LANGUAGE: 'en', HOSTNAME: 'a', OTEL_SERVICE_NAME: 'water' },
  { COOKIE_DOMAIN: 'my.example' },
  { COOKIE_DOMAIN: 'water.example', PUBLIC_ORIGIN: 'https://my.water.example' },
  { COOKIE_DOMAIN: '.water.example', PUBLIC_ORIGIN: 'https://my.water.example' },
])('the settings %o cause no warning', (environment) => expect(warningsOf(environment)).toEqual([]))

test.each<[Record<string, string>, string]>([
  [{ SUPPORT_PHONE: '' }, 'SUPPORT_PHONE is not set: customers see the value of the trial'],
  [{ UTILITY_NAME: '' }, 'UTILITY_NAME is not set'],
  [{ LINK_TERMS: '' }, 'LINK_TERMS is not set: the link opens'],
  [{ PRODUCT_NAME: 'LakeWater' }, 'mail picture says "MyWater": mails show the name LakeWater as text'],
  [{ SUPORT_PHONE: '1' }, 'SUPORT_PHONE is not a setting: is SUPPORT_PHONE meant?'],
  [{ SMPT_TLS: 'off' }, 'SMPT_TLS is not a setting: is SMTP_TLS meant?'],
  [{ SMS_PER_DYA: '9' }, 'SMS_PER_DYA is not a setting: is SMS_PER_DAY meant?'],
  [{ PUBIC_ORIGN: 'x' }, 'PUBIC_ORIGN is not a setting: is PUBLIC_ORIGIN meant?'],
  [{ OKTA_CLIENT: 'x' }, 'OKTA_CLIENT is not a setting: is OKTA_CLIENT_ID meant?'],
  [{ LINK_PRIVACY_POLICY: 'x' }, 'LINK_PRIVACY_POLICY is not a setting: is LINK_PRIVACY meant?'],
  [{ SECRET_KEY: '' }, 'SECRET_KEY is not set: the signing keys are stored unencrypted'],
  [{ PUBLIC_ORIGIN: 'http://my.example' }, 'PUBLIC_ORIGIN is http'],
  [{ DATABASE_URL: 'postgres://u:p@data.example/mywater' }, 'DATABASE_URL does not use TLS'],
  [{ DATABASE_URL: 'postgres://data.example/mywater?sslmode=disable' }, 'DATABASE_URL does not use TLS'],
  [{ CAPTCHA_VERIFY_URL: 'http://captcha.example/verify' }, 'CAPTCHA_VERIFY_URL is http'],
  [{ COOKIE_DOMAIN: 'example' }, 'COOKIE_DOMAIN=example is a public suffix'],
  [{ COOKIE_DOMAIN: 'co.uk', PUBLIC_ORIGIN: 'https://my.co.uk' }, 'COOKIE_DOMAIN=co.uk is a public suffix'],
  [{ COOKIE_DOMAIN: 'other.example' }, 'COOKIE_DOMAIN=other.example is not a parent domain of my.example'],
  [{ SANDBOX: 'on', HOST: 'localhost' }, 'other machines can reach the sandbox'],
  [
    { SANDBOX: 'on', PUBLIC_ORIGIN: 'http://localhost', HOST: '0.0.0.0' },
    'other machines can reach the sandbox',
  ],
])('the settings %o cause one warning', (environment, line) => {
  expect(warningsOf(environment)).toEqual([expect.stringContaining(line)])
  expect(warningsOf(environment).join()).not.toContain('u:p')
})

const coded = (code: string) => Object.assign(new Error('x'), { code })
test.each<[Error, string]>([
  [coded('ENOSPC'), 'the disk is full (data folder /d)'],
  [
    new Error('LOG: a\nFATAL:  could not write to file: No space left on device\n'),
    'the disk is full (data folder /d)',
  ],
  [
    new Error('FATAL:  could not extend file "base/1/2": wrote only 4096 of 8192 bytes'),
    'the disk is full (data folder /d)',
  ],
  [coded('EACCES'), 'the data folder /d is not writable; DATABASE_URL names an external PostgreSQL instead'],
  [coded('EROFS'), 'the data folder /d is not writable; DATABASE_URL names an external PostgreSQL instead'],
  [new Error('LOG: a\nFATAL: bad file\nHINT: b'), 'the database in /d does not start: FATAL: bad file'],
  [new StartupError('as it is'), 'as it is'],
])('for the error %s folderError returns the line "%s"', (error, line) => {
  expect(folderError('/d', error)).toEqual(new StartupError(line))
})
