import { expect, test } from 'vitest'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'
import { StartupError } from '../../../src/server/platform/startup-error.ts'
import { outsideLinks } from '../../../src/server/platform/outside-links.ts'

const okta = { OKTA_ISSUER: 'https://id.example/oauth2/default', OKTA_CLIENT_ID: '0oaportal' }
const org = { ...okta, OKTA_ISSUER: 'https://utility.okta.example' }

test('the built-in provider is used without OKTA_ISSUER or at our address', () => {
  const { identityProvider, page } = readConfiguration({})
  expect(identityProvider).toEqual({ kind: 'own' })
  expect(page.okta.issuer).toBe('http://localhost:8080/oauth2/default')
  const named = { OKTA_ISSUER: page.okta.issuer, OKTA_CLIENT_ID: page.okta.clientId }
  expect(readConfiguration(named).identityProvider).toEqual({ kind: 'own' })
})

test('readConfiguration reads the provider from the OKTA_ variables', () => {
  const { identityProvider, page } = readConfiguration({
    ...okta,
    OKTA_REDIRECT_URI: 'http://localhost:8080/implicit/callback',
    OKTA_POST_LOGOUT_REDIRECT_URI: 'https://utility.example/bye',
    OKTA_SCOPES: ' openid  profile groups',
    OKTA_GROUPS_CLAIM: 'roles',
    OKTA_ANONYMOUS_SUBJECT: '00uservice',
    OKTA_AUDIENCE: 'api://water',
  })
  expect(identityProvider).toEqual({ kind: 'foreign', issuer: okta.OKTA_ISSUER, audience: 'api://water' })
  expect(page.okta).toEqual({
    issuer: okta.OKTA_ISSUER,
    clientId: '0oaportal',
    redirectUri: 'http://localhost:8080/implicit/callback',
    postLogoutRedirectUri: 'https://utility.example/bye',
    scopes: ['openid', 'profile', 'groups'],
    groupsClaim: 'roles',
    anonymousSubject: '00uservice',
  })
})

test("GroupMembership is a default scope, except at Okta's org server", () => {
  expect(readConfiguration(okta).page.okta.scopes).toContain('GroupMembership')
  expect(readConfiguration(org).page.okta.scopes).toEqual([
    'openid',
    'profile',
    'email',
    'offline_access',
    'groups',
  ])
})

const notKnown = 'only a custom authorization server (…/oauth2/default) knows such a scope'
const withoutIssuer = 'is set without the OKTA_ISSUER of a foreign provider'
test.each<[Record<string, string>, string]>([
  [{ ...okta, OKTA_CLIENT_ID: '' }, 'OKTA_ISSUER is set without OKTA_CLIENT_ID'],
  [
    { ...okta, OKTA_ISSUER: 'id.example' },
    'OKTA_ISSUER is not an address that starts with https:// or http://',
  ],
  [
    { ...okta, OKTA_ISSUER: 'http://id.example/oauth2/default' },
    'OKTA_ISSUER is http on another machine: sign-ins could be read and changed in transit',
  ],
  ...['/', '/.well-known/openid-configuration', '?a=b', '#a'].map(
    (more): [Record<string, string>, string] => [
      { ...okta, OKTA_ISSUER: `${okta.OKTA_ISSUER}${more}` },
      'OKTA_ISSUER is longer than the issuer: remove the text after the issuer, also a slash',
    ],
  ),
  [
    { ...okta, OKTA_ISSUER: 'https://utility-admin.okta.com/oauth2/default' },
    'OKTA_ISSUER is the address of the admin console: remove -admin',
  ],
  [
    { ...okta, OKTA_REDIRECT_URI: 'https://my.example/login/callback' },
    'OKTA_REDIRECT_URI is not on PUBLIC_ORIGIN, which is http://localhost:8080',
  ],
  [
    { ...okta, OKTA_REDIRECT_URI: 'http://localhost:8080/implicit/callback?from=okta' },
    'OKTA_REDIRECT_URI has text after its path',
  ],
  ...['/register', '/', '/api/callback'].map((path): [Record<string, string>, string] => [
    { ...okta, OKTA_REDIRECT_URI: `http://localhost:8080${path}` },
    'OKTA_REDIRECT_URI is another page of the portal: /login/callback is free for it',
  ]),
  [
    { ...okta, OKTA_POST_LOGOUT_REDIRECT_URI: '/bye' },
    'OKTA_POST_LOGOUT_REDIRECT_URI is not an address that starts with https:// or http://',
  ],
  [{ ...okta, OKTA_SCOPES: 'profile' }, 'OKTA_SCOPES lacks openid, which every sign-in needs'],
  [{ ...okta, OKTA_SCOPES: 'openid,profile' }, 'OKTA_SCOPES must be names with spaces between them'],
  [{ ...okta, OKTA_SCOPES: '"openid profile"' }, 'OKTA_SCOPES must be names with spaces between them'],
  [
    { ...org, OKTA_SCOPES: 'openid UserContext okta.users.read GroupMembership' },
    `OKTA_SCOPES has UserContext, GroupMembership: ${notKnown}`,
  ],
  [{ OKTA_CLIENT_ID: '0oaportal' }, `OKTA_CLIENT_ID ${withoutIssuer}`],
  [{ OKTA_SCOPES: 'openid' }, `OKTA_SCOPES ${withoutIssuer}`],
])('readConfiguration refuses the settings %o with a one-line error', (environment, line) => {
  expect(() => readConfiguration(environment)).toThrow(new StartupError(line))
})

test('each invalid OKTA_ variable is reported in a separate line', () => {
  const environment = {
    OKTA_ISSUER: 'http://utility-admin.okta.com/',
    OKTA_REDIRECT_URI: 'https://other.example/',
    OKTA_SCOPES: 'email',
    OKTA_POST_LOGOUT_REDIRECT_URI: 'bye',
  }
  const names = ['ISSUER', 'ISSUER', 'ISSUER', 'ISSUER', 'POST_LOGOUT_REDIRECT_URI', 'REDIRECT_URI', 'SCOPES']
  expect(() => readConfiguration(environment)).toThrow(
    new RegExp(`^${names.map((name) => `OKTA_${name} .+`).join('\\n')}$`),
  )
})

test('readConfiguration warns of what a foreign provider cannot do', () => {
  const { warnings } = readConfiguration({ ...okta, OKTA_SCOPES: 'openid' })
  expect(warnings).toEqual([
    expect.stringContaining('OKTA_SCOPES lacks offline_access'),
    expect.stringContaining('OKTA_ISSUER is used with the reference backend'),
  ])
  expect(readConfiguration({ ...okta, API_BASE_URL: 'https://api.example' }).warnings).toEqual([])
})

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

const unset = () => undefined

test("the bill's link is LINK_BILL, else the sandbox's, else absent", () => {
  expect(outsideLinks(() => 'https://bills.example/', false).bill).toBe('https://bills.example/')
  expect(outsideLinks(unset, true).bill).toBe('/sandbox/sites/bill')
  expect(outsideLinks(unset, false)).not.toHaveProperty('bill')
})
