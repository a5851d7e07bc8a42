import { expect, test } from 'vitest'
import { neededLinks } from '../../../src/server/platform/outside-links.ts'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'
import { StartupError } from '../../../src/server/platform/startup-error.ts'

const away = { PUBLIC_ORIGIN: 'https://my.example' }
const captchaService = { CAPTCHA_VERIFY_URL: 'https://captcha.example/verify', CAPTCHA_SECRET: 'secret' }
const smsService = { SMS_URL: 'https://u:p@sms.example/Messages.json', SMS_FROM: '+16095550100' }
const off = { SANDBOX: 'off' }
const smsOff = { ...smsService, ...off }
const goesOn =
  'SMTP_URL goes on after the host: write / # ? in its password as %2F %23 %3F; SMTP_TLS=off disables TLS'
const noOrigin = 'PUBLIC_ORIGIN is not an origin like https://my.example'
const unwritten = 'SANDBOX must be set to on or off, because of'
const proxiesUnwritten =
  'TRUSTED_PROXIES must be set with an https PUBLIC_ORIGIN: the number of proxies that add to X-Forwarded-For, or 0'
const linesOf = (environment: Record<string, string>) => {
  try {
    readConfiguration(environment)
  } catch (error) {
    return error instanceof StartupError ? error.message.split('\n') : error
  }
  return []
}

test('without environment variables the default settings are used and are valid', () => {
  const { port, listenAt, publicOrigin, sandbox, captcha, warnings } = readConfiguration({})
  expect({ port, listenAt, publicOrigin, sandbox, captcha, warnings }).toEqual({
    port: 8080,
    listenAt: ['127.0.0.1', '::1'],
    publicOrigin: 'http://localhost:8080',
    sandbox: true,
    captcha: { kind: 'fake' },
    warnings: [],
  })
})

test('readConfiguration reads ports, links, provider, features and routes', () => {
  const { page } = readConfiguration({
    PORT: '18101',
    LINK_MOVE_IN: 'https://move.example/in',
    API_BASE_URL: 'https://api.example/v1',
    OKTA_ISSUER: 'https://id.example/oauth2/default',
    OKTA_CLIENT_ID: '0oaportal',
    FEATURE_EMAIL_CODE: 'on',
    SCRIPT_ANALYTICS: 'https://numbers.example/a.js',
    SCRIPT_ROUTES: '/, /login',
    PROTECTED_ROUTES: '[{"path": "/account", "acr": "urn:okta:loa:2fa:any", "groups": ["Everyone"]}]',
  })
  expect(page.okta.redirectUri).toBe('http://localhost:18101/login/callback')
  expect(page.apiBaseUrl).toBe('https://api.example/v1')
  expect(page.okta).toMatchObject({ issuer: 'https://id.example/oauth2/default', clientId: '0oaportal' })
  expect(page.links.moveIn).toBe('https://move.example/in')
  expect(page.features).toEqual({
    paGetService: false,
    emailCode: true,
    sms: true,
    changeEmail: false,
    keepPaperBill: false,
    supportReports: false,
  })
  expect(page.captchaPass).toBe(false)
  expect(page.scripts).toEqual({ analytics: 'https://numbers.example/a.js', routes: ['/', '/login'] })
  expect(page.protectedRoutes).toEqual([
    { path: '/account', acr: 'urn:okta:loa:2fa:any', groups: ['Everyone'] },
  ])
})

const elsewhere = {
  SANDBOX: 'off',
  API_BASE_URL: 'https://api.example/v1//',
  OKTA_ISSUER: 'https://id.example/oauth2/default',
  OKTA_CLIENT_ID: '0oaportal',
}
test('with foreign backend and provider the server serves pages and warns', () => {
  const { pagesOnly, captcha, page, warnings } = readConfiguration(elsewhere)
  expect({ pagesOnly, captcha, api: page.apiBaseUrl }).toEqual({
    pagesOnly: true,
    captcha: { kind: 'elsewhere' },
    api: 'https://api.example/v1',
  })
  const trial = ['SUPPORT_PHONE', 'PRODUCT_NAME', 'UTILITY_NAME', 'SISTER_NAME']
  expect(warnings).toEqual([
    ...trial.map((name) => `${name} is not set: customers see the value of the trial`),
    'RECAPTCHA_SITE_KEY is not set: the security check cannot be shown',
    `${neededLinks.join(', ')} are not set: the link opens the page "not found"`,
  ])
  const open = readConfiguration({
    ...elsewhere,
    RECAPTCHA_SITE_KEY: 'k',
    API_BASE_URL: 'http://api.example',
  })
  expect(open.warnings.at(-1)).toContain('API_BASE_URL is http: passwords and codes can be read in transit')
})

test.each<Record<string, string>>([
  { SANDBOX: 'on' },
  { API_BASE_URL: '' },
  { API_BASE_URL: 'http://localhost:8080/other' },
  { OKTA_ISSUER: '', OKTA_CLIENT_ID: '' },
  { OKTA_ISSUER: 'http://localhost:8080/oauth2/default', OKTA_CLIENT_ID: '' },
])('with %o the server serves more than pages', (environment) => {
  expect(readConfiguration({ ...elsewhere, ...environment }).pagesOnly).toBe(false)
})

test("mailSender is MAIL_SENDER for a foreign backend, else MAIL_FROM's address", () => {
  const senderWith = (environment: Record<string, string>) => readConfiguration(environment).page.mailSender
  expect(senderWith({})).toBe('no-reply@localhost')
  expect(senderWith({ MAIL_FROM: 'Water <post@water.example>' })).toBe('post@water.example')
  expect(senderWith(elsewhere)).toBeUndefined()
  expect(senderWith({ ...elsewhere, MAIL_SENDER: 'theirs@water.example' })).toBe('theirs@water.example')
})

test('with SANDBOX=off and no other settings the server gives nine warnings', () => {
  const { captcha, page, warnings } = readConfiguration({ SANDBOX: 'off' })
  expect(captcha).toEqual({ kind: 'none' })
  expect(JSON.stringify(page.links)).not.toContain('sandbox')
  expect(warnings).toHaveLength(9)
})

test.each<[Record<string, string>, string]>([
  [{ PORT: 'eighty' }, 'PORT is not a whole number up to 65535'],
  [{ SECRET_KEY: 'too short' }, 'SECRET_KEY has fewer than 32 bytes; openssl rand -base64 32 creates one'],
  [{ PORT: '70000' }, 'PORT is not a whole number up to 65535'],
  [{ PUBLIC_ORIGIN: 'my.example' }, noOrigin],
  [{ PUBLIC_ORIGIN: 'https://my.example/portal' }, noOrigin],
  [{ PROTECTED_ROUTES: '{' }, 'PROTECTED_ROUTES is not JSON'],
  [
    { PROTECTED_ROUTES: '[{"path": "account"}]' },
    'the page configuration is invalid at protectedRoutes.0.path',
  ],
  [{ LINK_HELP: 'javascript:alert(1)' }, 'the page configuration is invalid at links.help'],
  [{ LOCALE: 'xx' }, 'the page configuration is invalid at locale'],
  [{ LOCALE: 'fr', LANGUAGES: 'en,es' }, 'LOCALE is not one of LANGUAGES'],
  [{ LANGUAGES: 'en,xx' }, 'LANGUAGES names a language that the portal does not have'],
  [{ FEATURE_EMAIL_CODE: 'yes' }, 'FEATURE_EMAIL_CODE is neither on nor off'],
  ...['false', '0', 'no', 'off ', 'OFF', 'On', 'true', ''].map(
    (SANDBOX): [Record<string, string>, string] => [{ SANDBOX }, 'SANDBOX is neither on nor off'],
  ),
  [{ ...away, TRUSTED_PROXIES: '1' }, `${unwritten} PUBLIC_ORIGIN`],
  [{ PUBLIC_ORIGIN: 'http://192.168.1.5:8080' }, `${unwritten} PUBLIC_ORIGIN`],
  [{ PUBLIC_ORIGIN: 'http://localhost.evil.example' }, `${unwritten} PUBLIC_ORIGIN`],
  [{ DATABASE_URL: 'postgres://127.0.0.1/mywater' }, `${unwritten} DATABASE_URL`],
  [{ SMTP_URL: 'smtp://localhost' }, `${unwritten} SMTP_URL`],
  [captchaService, `${unwritten} CAPTCHA_VERIFY_URL, CAPTCHA_SECRET`],
  [
    { ...away, ...captchaService, TRUSTED_PROXIES: '0', SMTP_URL: 'smtps://mail.example' },
    `${unwritten} PUBLIC_ORIGIN, SMTP_URL, CAPTCHA_VERIFY_URL, CAPTCHA_SECRET`,
  ],
  ...['on', 'off'].flatMap((SANDBOX): [Record<string, string>, string][] => [
    [
      { SANDBOX, CAPTCHA_VERIFY_URL: captchaService.CAPTCHA_VERIFY_URL },
      'CAPTCHA_VERIFY_URL is set without CAPTCHA_SECRET',
    ],
    [{ SANDBOX, CAPTCHA_SECRET: 'secret' }, 'CAPTCHA_SECRET is set without CAPTCHA_VERIFY_URL'],
    [{ SANDBOX, ...away }, proxiesUnwritten],
    [{ SANDBOX, ...away, TRUSTED_PROXIES: '' }, proxiesUnwritten],
  ]),
  [
    { ...off, CAPTCHA_VERIFY_URL: 'captcha.example', CAPTCHA_SECRET: 'secret' },
    'CAPTCHA_VERIFY_URL is not an address that starts with https:// or http://',
  ],
  [{ ...off, SMTP_URL: 'mail.example' }, 'SMTP_URL is not an address that starts with smtps:// or smtp://'],
  ...[
    ['SMTP_URL', 'smtps://me:a/b@mail.example'],
    ['DATABASE_URL', 'postgres://me:a#b@data.example/water'],
  ].map(([name = '', value = '']): [Record<string, string>, string] => [
    { ...off, [name]: value },
    `${name} is no valid address: in its user and password, write / as %2F, # as %23 and ? as %3F`,
  ]),
  [{ ...off, SMTP_URL: 'smtps://me:1/b@mail.example' }, goesOn],
  [{ SMTP_TLS: 'off' }, 'SMTP_TLS is set without SMTP_URL'],
  [
    { ...off, SMTP_URL: 'smtp://mail.example', SMTP_TLS: 'off' },
    'SMTP_TLS=off is only allowed for a mail server on this machine: in transit to another machine, mails can be read',
  ],
  [{ ...off, SMTP_URL: 'smtps://localhost', SMTP_TLS: 'off' }, 'SMTP_TLS is off, but SMTP_URL is smtps://'],
  [{ ...off, SMTP_URL: 'smtp://mail.example?tls.rejectUnauthorized=false' }, goesOn],
  [
    { ...off, SMTP_URL: 'smtp://u:%@mail.example' },
    'SMTP_URL has a % in its user or password that is not written as %25',
  ],
  [{ MAIL_FROM: 'MyWater' }, 'MAIL_FROM is not an address like Water <no-reply@my.example>'],
  [{ SMS_URL: smsService.SMS_URL, SMS_FROM: 'Water' }, `${unwritten} SMS_URL`],
  [{ SMS_TOKEN: 'secret' }, 'SMS_TOKEN is set without SMS_URL'],
  [
    { ...smsOff, SMS_URL: 'http://u:p@sms.example/' },
    'SMS_URL must start with https://: codes could be read in transit',
  ],
  [{ ...smsOff, SMS_FROM: '' }, 'SMS_URL is set without SMS_FROM'],
  [{ ...smsOff, SMS_URL: 'https://sms.example/' }, 'SMS_URL is set without SMS_ACCOUNT and SMS_TOKEN'],
  [
    { ...smsOff, SMS_URL: 'https://sms.example/', SMS_ACCOUNT: 'AC1' },
    'SMS_ACCOUNT and SMS_TOKEN must be set together',
  ],
  [
    { ...smsOff, SMS_HEADER: 'X-Key: 1' },
    'only one of SMS_ACCOUNT, SMS_HEADER and a user in SMS_URL can be set',
  ],
  [
    { ...smsOff, SMS_URL: 'https://sms.example/', SMS_HEADER: 'X-Key' },
    'SMS_HEADER is not a header like Authorization: Bearer …',
  ],
  ...['{"to": "{to}"}', '[]', '"{to} {text}"'].map((SMS_TEMPLATE): [Record<string, string>, string] => [
    { ...smsOff, SMS_TEMPLATE },
    'SMS_TEMPLATE is not a JSON object with {to} and {text} in its strings',
  ]),
  [{ ...smsOff, SMS_TEMPLATE: '{' }, 'SMS_TEMPLATE is not JSON'],
  [{ SMS_PER_DAY: '0' }, 'SMS_PER_DAY is 0: to send no text messages, remove SMS_URL'],
  [{ SMS_COUNTRIES: 'US,UK' }, 'SMS_COUNTRIES is not a list of ISO country codes like US,CA'],
  [
    { ...off, FEATURE_SMS: 'on' },
    'FEATURE_SMS is on without SMS_URL: the portal would offer codes that no gateway sends',
  ],
  [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES is not a whole number up to 10'],
])('readConfiguration refuses the settings %o with a one-line error', (environment, line) => {
  expect(() => readConfiguration(environment)).toThrow(new StartupError(line))
})

test('several invalid settings give one error with a line each', () => {
  const environment = {
    ...away,
    PORT: 'x',
    SANDBOX: 'no',
    CAPTCHA_SECRET: 'secret',
    LOCALE: 'xx',
    LINK_HELP: 'javascript:alert(1)',
    PROTECTED_ROUTES: '{',
    SMTP_URL: 'x',
    SMS_PER_DAY: 'x',
  }
  expect(linesOf(environment)).toEqual([
    'PORT is not a whole number up to 65535',
    'SANDBOX is neither on nor off',
    'CAPTCHA_SECRET is set without CAPTCHA_VERIFY_URL',
    'SMTP_URL is not an address that starts with smtps:// or smtp://',
    'SMS_PER_DAY is not a whole number up to 10000000',
    'PROTECTED_ROUTES is not JSON',
    'the page configuration is invalid at locale',
    'the page configuration is invalid at links.help',
    proxiesUnwritten,
  ])
})

test.each<Record<string, string>>([
  { PUBLIC_ORIGIN: 'http://127.0.0.1:8080' },
  { PUBLIC_ORIGIN: 'http://[::1]:8080' },
  { PUBLIC_ORIGIN: 'http://mywater.localhost' },
  { ...away, ...captchaService, TRUSTED_PROXIES: '0', SANDBOX: 'on', DATABASE_URL: 'postgres:///mywater' },
  { ...away, ...captchaService, TRUSTED_PROXIES: '2', SANDBOX: 'off', SMTP_URL: 'smtps://mail.example' },
])('readConfiguration accepts the settings %o', (environment) => {
  expect(linesOf(environment)).toEqual([])
  expect(readConfiguration(environment).sandbox).toBe(environment['SANDBOX'] !== 'off')
})

test.each<[Record<string, string>, unknown]>([
  [{}, null],
  [{ METRICS_HOST: '0.0.0.0' }, null],
  [{ METRICS_PORT: '9464' }, { port: 9464, listenAt: ['127.0.0.1', '::1'] }],
  [
    { METRICS_PORT: '9464', HOST: '0.0.0.0' },
    { port: 9464, listenAt: ['127.0.0.1', '::1'] },
  ],
  [
    { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' },
    { port: 9464, listenAt: ['0.0.0.0'] },
  ],
  [
    { METRICS_PORT: '9464', METRICS_HOST: '[::]' },
    { port: 9464, listenAt: ['::'] },
  ],
])('with the settings %o the server offers its metrics at %j', (environment, metrics) => {
  expect(readConfiguration(environment).metrics).toEqual(metrics)
})

test.each<[Record<string, string>, readonly string[]]>([
  [{ HOST: '0.0.0.0' }, ['0.0.0.0']],
  [{ HOST: '[::]' }, ['::']],
  [{ SANDBOX: 'off' }, []],
  [{ SANDBOX: 'off', HOST: '' }, []],
  [{ SANDBOX: 'off', HOST: 'localhost' }, ['127.0.0.1', '::1']],
])('with the settings %o the server listens on the addresses %j', (environment, listenAt) => {
  expect(readConfiguration(environment).listenAt).toEqual(listenAt)
})
