import { expect, test } from 'vitest'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'

const bills = { client_id: 'bills', redirect_uris: ['https://bills.example/callback'] }
const written = (client: object) => JSON.stringify([client])

test('OIDC_CLIENTS registers further clients in addition to the portal', () => {
  expect(readConfiguration({ OIDC_CLIENTS: written(bills) }).clients).toEqual([
    { ...bills, post_logout_redirect_uris: [] },
  ])
})

test.each<[Record<string, string>, string]>([
  [{ OIDC_CLIENTS: '{' }, 'OIDC_CLIENTS is not JSON'],
  [
    { OIDC_CLIENTS: written({ ...bills, redirect_uris: ['http://bills.example/'] }) },
    'OIDC_CLIENTS at 0.redirect_uris.0: not an https address without # and *',
  ],
  [
    { OIDC_CLIENTS: written({ ...bills, redirect_uris: ['https://*.example/'] }) },
    'OIDC_CLIENTS at 0.redirect_uris.0: not an https address without # and *',
  ],
  [
    { OIDC_CLIENTS: written({ ...bills, client_id: 'mywater-portal' }) },
    'OIDC_CLIENTS: a repeated client_id, or mywater-portal',
  ],
  [
    { OKTA_ISSUER: 'https://id.example', OKTA_CLIENT_ID: 'x', OIDC_CLIENTS: written(bills) },
    'OIDC_CLIENTS is only for the built-in provider, but OKTA_ISSUER names another provider',
  ],
  [{ HSTS: '300' }, 'HSTS is neither off nor like max-age=31536000; includeSubDomains'],
])('with %o the server does not start, and prints: %s', (environment, line) => {
  expect(() => readConfiguration(environment)).toThrow(line)
})

test.each<[Record<string, string>, string | null]>([
  [{}, null],
  [{ PUBLIC_ORIGIN: 'https://my.example' }, 'max-age=31536000; includeSubDomains'],
  [{ PUBLIC_ORIGIN: 'https://my.example', HSTS: 'max-age=300' }, 'max-age=300'],
  [{ PUBLIC_ORIGIN: 'https://my.example', HSTS: 'off' }, null],
])('with the settings %o the header Strict-Transport-Security has the value %s', (environment, hsts) => {
  expect(readConfiguration({ SANDBOX: 'on', TRUSTED_PROXIES: '1', ...environment }).hsts).toBe(hsts)
})
