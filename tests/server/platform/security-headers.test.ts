import { expect, test } from 'vitest'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'
import { pagePolicy } from '../../../src/server/http/security-headers.ts'
import { startTestServer } from '../harness/start-test-server.ts'

test('the policy allows captcha, configured scripts and the provider, nothing unsafe', () => {
  const policy = pagePolicy(
    readConfiguration({
      SANDBOX: 'on',
      CAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
      CAPTCHA_SECRET: 'secret',
      SCRIPT_SURVEY: 'https://survey.example/s.js',
      API_BASE_URL: 'https://api.example/v1',
      OKTA_ISSUER: 'https://id.example/oauth2/default',
      OKTA_CLIENT_ID: '0oaportal',
    }),
    { styles: [], scripts: [] },
    ['https://id.example', 'https://tokens.example'],
  )
  expect(policy).toContain(
    "script-src 'self' https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/releases/ https://survey.example;",
  )
  expect(policy).toMatch(
    /connect-src 'self' https:\/\/id\.example https:\/\/tokens\.example https:\/\/api\.example /,
  )
  expect(policy).toMatch(/frame-src 'self' https:\/\/id\.example https:\/\/tokens\.example /)
  expect(policy).toContain("form-action 'self' https://id.example https://tokens.example;")
  expect(policy).not.toContain('unsafe')
})

test("the policy allows Google's captcha for a foreign backend, not without settings", () => {
  const policyWith = (environment: Record<string, string>) =>
    pagePolicy(readConfiguration({ SANDBOX: 'off', ...environment }), { styles: [], scripts: [] }, [])
  const policy = policyWith({ API_BASE_URL: 'https://api.example/v1' })
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.google\.com\/recaptcha\/api\.js /)
  expect(policy).toMatch(/frame-src [^;]* https:\/\/www\.google\.com\/recaptcha\/ /)
  expect(policyWith({})).not.toContain('google')
})

test('if PUBLIC_ORIGIN is an https address, responses have the header Strict-Transport-Security', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://my.example', SANDBOX: 'on', TRUSTED_PROXIES: '1' }
  const secure = await startTestServer({ environment })
  const response = await fetch(`${secure.origin}/none.js`)
  await response.text()
  expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
})
