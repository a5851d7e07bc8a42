import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFolder } from '../../../src/server/platform/configuration.ts'

describe('npm run tool check-configuration', () => {
  const program = join(projectFolder, 'src/server/platform/check-configuration.ts')
  const check = (environment: Record<string, string>) =>
    spawnSync(process.execPath, [program], { encoding: 'utf8', env: environment })

  test('prints what would run, without its secrets', () => {
    const { status, stdout, stderr } = check({
      SANDBOX: 'off',
      PUBLIC_ORIGIN: 'https://my.example',
      TRUSTED_PROXIES: '1',
      DATABASE_URL: 'postgres://me:hidden@data.example/mywater?password=hidden',
      SMTP_URL: 'smtps://me:hidden@mail.example',
      SMS_URL: 'https://me:hidden@sms.example/send',
      SMS_FROM: 'Water',
      CAPTCHA_VERIFY_URL: 'https://captcha.example/verify',
      CAPTCHA_SECRET: 'hidden',
      OKTA_ISSUER: 'https://utility.okta.example',
      OKTA_CLIENT_ID: '0oaportal',
      OKTA_AUDIENCE: 'api://water',
    })
    expect(status).toBe(0)
    expect(stdout).toContain(
      'public origin: https://my.example\nlistens at: all addresses, port 8080\nsandbox: off\n',
    )
    expect(stdout).toContain(
      'database: postgres://data.example/mywater\nmails: to mail.example:465, TLS from the start, from ',
    )
    expect(stdout).toContain(
      'text messages: to https://sms.example/send, at most 2000 a day, to numbers of US, CA\n',
    )
    expect(stdout).toContain(
      'identity provider: https://utility.okta.example, endpoints at https://utility.okta.example/oauth2/v1, access tokens for api://water\n',
    )
    expect(stdout).toContain('captcha: https://captcha.example/verify\ntrusted proxies: 1\n')
    expect(stderr).toContain('warning: DATABASE_URL does without TLS')
    expect(stdout + stderr).not.toContain('hidden')
  })

  test('says what is wrong', () => {
    const { status, stdout, stderr } = check({ PORT: 'x', SANDBOX: 'no' })
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Cannot start: PORT is not a whole number up to 65535\nCannot start: SANDBOX is neither on nor off\n',
    })
  })
})
