import { describe, expect, test } from 'vitest'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'
import { folderError, StartupError } from '../../../src/server/platform/startup-error.ts'

describe('configuration', () => {
  test('stands without any variable', () => {
    const { port, publicOrigin, sandbox, captcha, warnings } = readConfiguration({})
    expect({ port, publicOrigin, sandbox, captcha, warnings }).toEqual({
      port: 8080,
      publicOrigin: 'http://localhost:8080',
      sandbox: true,
      captcha: { kind: 'fake' },
      warnings: [],
    })
  })

  test('takes what is set', () => {
    const { page } = readConfiguration({
      PORT: '18101',
      LINK_MOVE_IN: 'https://move.example/in',
      FEATURE_EMAIL_CODE: 'on',
      PROTECTED_ROUTES: '[{"path": "/account", "acr": "urn:okta:loa:2fa:any", "groups": ["Everyone"]}]',
    })
    expect(page.okta.redirectUri).toBe('http://localhost:18101/login/callback')
    expect(page.links.moveIn).toBe('https://move.example/in')
    expect(page.features).toEqual({ paGetService: false, emailCode: true })
    expect(page.protectedRoutes).toEqual([
      { path: '/account', acr: 'urn:okta:loa:2fa:any', groups: ['Everyone'] },
    ])
  })

  test('without the sandbox it says what is missing', () => {
    const { captcha, page, warnings } = readConfiguration({ SANDBOX: 'off' })
    expect(captcha).toEqual({ kind: 'none' })
    expect(JSON.stringify(page.links)).not.toContain('sandbox')
    expect(warnings).toHaveLength(4)
  })

  test.each<[Record<string, string>, string]>([
    [{ PORT: 'eighty' }, 'PORT is not a whole number up to 65535'],
    [{ PORT: '70000' }, 'PORT is not a whole number up to 65535'],
    [{ PUBLIC_ORIGIN: 'my.example' }, 'PUBLIC_ORIGIN is not an origin like https://my.example'],
    [
      { PUBLIC_ORIGIN: 'https://my.example/portal' },
      'PUBLIC_ORIGIN is not an origin like https://my.example',
    ],
    [{ PROTECTED_ROUTES: '{' }, 'PROTECTED_ROUTES is not JSON'],
    [
      { PROTECTED_ROUTES: '[{"path": "account"}]' },
      'the page configuration is broken at protectedRoutes.0.path',
    ],
    [{ LINK_HELP: 'javascript:alert(1)' }, 'the page configuration is broken at links.help'],
    [{ LOCALE: 'fr' }, 'the page configuration is broken at locale'],
  ])('%o is refused in one line', (environment, line) => {
    expect(() => readConfiguration(environment)).toThrow(new StartupError(line))
  })
})

describe('what stops the database is said in one line', () => {
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
    [coded('EACCES'), 'the data folder /d is not writable'],
    [coded('EROFS'), 'the data folder /d is not writable'],
    [new Error('LOG: a\nFATAL: bad file\nHINT: b'), 'the database in /d does not start: FATAL: bad file'],
    [new StartupError('as it is'), 'as it is'],
  ])('%s', (error, line) => {
    expect(folderError('/d', error)).toEqual(new StartupError(line))
  })
})
