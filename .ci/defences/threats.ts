import { contract, type Defence, house, page, portal, server } from './defence.ts'

/** At least one defence for each threat of the threat model. */
export const threats: readonly Defence[] = [
  server(
    'T1',
    'a recovery call counts against the limit of the typed value, for a hit and a miss',
    [
      'operations/recovery/constant-work-mail.ts',
      '    rateLimits.recoveryByTyped(kind, typed, context.clientAddress),\n',
      '',
    ],
    'recovery',
  ),
  server(
    'T2',
    'a call behind the captcha needs a captcha pass',
    ['http/api.ts', 'if (operation.requiresCaptcha)', 'if (false)'],
    'platform/captcha',
  ),
  portal(
    'T3',
    'a field prefilled from the address has no invisible characters',
    ['flows/kit/query.ts', '\\p{Cf}', ''],
    'kit/query',
  ),
  portal(
    'T4',
    'originalUri cannot lead to another origin',
    ['identity/original-uri.ts', " || url.pathname.startsWith('//')", ''],
    'identity/original-uri',
  ),
  server(
    'T5',
    'an anonymous token is refused by the calls of a customer',
    ['http/caller.ts', "  if (isAnonymous(claims)) throw new HttpProblem('forbidden')\n", ''],
    'identity/account-overview',
  ),
  page(
    'T6',
    'Get Started does not replace the tokens of a signed-in person',
    [
      'flows/service-login/service-login.calls.ts',
      '  signedIn: hasPersonTokens(cookies, now(), configuration.okta.anonymousSubject),\n',
      '  signedIn: false,\n',
    ],
    'landing/landing',
  ),
  portal(
    'T7',
    'an opened window has no reference to its opener',
    ['flows/service-login/named-window.ts', '  cutWayBack(shown)\n', ''],
    'service-login',
  ),
  page(
    'T8',
    'the code of a link is removed from the address bar before any other script runs',
    ['app/opened-link.ts', "  history.replaceState(state, '', path)\n", ''],
    'page/link-codes',
  ),
  page(
    'T9',
    'a stored draft of a form contains no secret',
    [
      'flows/registration/create-login.tsx',
      'draft: withoutSecrets(readEntries(readForm(form)))',
      'draft: readEntries(readForm(form))',
    ],
    'registration/create-login',
  ),
  server(
    'T10',
    'a repeated submit gets the stored answer and is not carried out again',
    ['http/idempotency.ts', '  if (earlier) {', '  if (false) {'],
    'platform/idempotency',
  ),
  server(
    'T11',
    'a mailed code works once',
    [
      'domain/mail-token.ts',
      "    .where('usedAt', 'is', null)\n    .where('replacedAt', 'is', null)\n    .where('expiresAt', '>', now)\n    .returning",
      '    .returning',
    ],
    'registration/activation',
  ),
  server(
    'T12',
    'after five wrong codes the right one is refused',
    ['factors/otp.ts', "    .where('failedAttempts', '<', attemptsAllowed)\n", ''],
    'verification/factors',
  ),
  server(
    'T13',
    'a call from another origin is refused',
    [
      'http/api.ts',
      "    if (!isSameOrigin(c.req.raw.headers, deps.publicOrigin)) throw new HttpProblem('forbidden')\n",
      '',
    ],
    'platform/requests',
  ),
  server(
    'T14',
    'no page of the portal can be framed',
    ['http/security-headers.ts', "    'frame-ancestors': [\"'none'\"],\n", "    'frame-ancestors': ['*'],\n"],
    'platform',
  ),
  server(
    'T15',
    'an inline script runs only if its hash is in the policy',
    [
      'http/security-headers.ts',
      "'script-src': [\"'self'\", ...scripts",
      "'script-src': [\"'self'\", \"'unsafe-inline'\"",
    ],
    'platform',
  ),
  server(
    'T16',
    'no cache stores an answer',
    ['http/api.ts', "'Cache-Control': 'no-store'", "'Cache-Control': 'max-age=60'"],
    'platform/requests',
  ),
  page(
    'T16',
    'the service worker caches only files of the build',
    ['service-worker/service-worker.js', 'if (known.has(pathname))', 'if (known)'],
    'page/service-worker',
  ),
  server(
    'T17',
    'an address gets at most a few recovery mails a day',
    [
      'operations/recovery/constant-work-mail.ts',
      'const goesOut = await hasRoom(context, kind, recipient)',
      'const goesOut = true',
    ],
    'recovery',
  ),
  portal(
    'T18',
    'a message of the provider is cut at 200 characters',
    ['flows/registration/new-login.ts', '.slice(0, 200)', ''],
    'registration',
  ),
  server(
    'T19',
    'a grant of one session is not valid in another',
    ['domain/grants.ts', "        .where('permit.sessionHash', '=', sessionHash)\n", ''],
    'verification/factors',
  ),
  server(
    'T20',
    'a reset mail is sent only to an address on record',
    [
      'operations/recovery/forgot-password.ts',
      'isSame(handleOf(email), handle)) ?? null',
      'isSame(handleOf(email), handle)) ?? handle',
    ],
    'recovery',
  ),
  house(
    'T21',
    'every dependency has a reason',
    ['dependencies.ts', "  react: 'the views',\n", ''],
    'dependencies',
  ),
  server(
    'T22',
    'a log line contains no login ID',
    [
      'domain/security-log.ts',
      "createHmac('sha256', key).update(normaliseLoginId(loginId)).digest('base64url').slice(0, 22)",
      'normaliseLoginId(loginId)',
    ],
    'identity/security-log',
  ),
  server(
    'T23',
    'SANDBOX accepts only on and off',
    ['platform/configuration.ts', "variables.refuse('SANDBOX is neither on nor off')", 'void 0'],
    'platform/configuration',
  ),
  server(
    'T24',
    'one client can run only eight calls at the same time',
    [
      'platform/turns.ts',
      'createTurns({ atOnce: 8, waiting: 24 }, noRoom)',
      'createTurns({ atOnce: 800, waiting: 24 }, noRoom)',
    ],
    'platform/busy',
  ),
  server(
    'T25',
    'the port in X-Forwarded-For does not make a different client',
    ['http/client-address.ts', "    .replace(/^([\\d.]+):\\d{1,5}$/, '$1')\n", ''],
    'platform/client-address',
  ),
  server(
    'T26',
    'a login ID with look-alike letters counts against the same limit',
    ['domain/login-id.ts', ".normalize('NFKD').replace(/\\p{M}/gu, '')", ''],
    'identity/sign-in',
  ),
  server(
    'T27',
    'an unconfirmed phone number gets three messages a day',
    ['factors/sms-enrollment.ts', '  rateLimits.smsByUnprovenNumber(phone),\n', ''],
    'verification/factors',
  ),
  server(
    'T28',
    'the address on record gets a mail about an activation',
    [
      'operations/registration/activation.ts',
      "  await mailRegistrationNotice(context, 'activated', found)\n",
      '',
    ],
    'registration/address-on-record',
  ),
  server(
    'T29',
    'the provider refuses parameters of more than 512 characters',
    ['identity/provider/refuse-excess.ts', 'const longestParameter = 512', 'const longestParameter = 51_200'],
    'identity/excess',
  ),
  server(
    'T30',
    'tokens, codes and sessions are stored by their hash',
    ['identity/provider/oidc-storage.ts', "createHash('sha256').update(id).digest('base64url')", 'id'],
    'identity/secrets-at-rest',
  ),
  server(
    'T31',
    'a revocation ends the access tokens immediately',
    ['identity/provider/token-routes.ts', 'await grant?.destroy()', 'void grant'],
    'identity/end-of-session',
  ),
  server(
    'T32',
    'a name in a mail cannot be a sentence or a link',
    ['operations/third-party/registration.ts', "/^[\\p{L}\\p{M} '’.-]{1,60}$/u", '/./u'],
    'third-party',
  ),
  contract(
    'T33',
    'a lone surrogate is refused with 400 and causes no server error',
    ['fields.ts', '\\p{Cs}', ''],
    'platform/hostile-text',
  ),
  server(
    'T37',
    'clients get turns at hashing one after the other',
    ['domain/secret-hash.ts', '    key,\n    () =>', "    'hash',\n    () =>"],
    'identity/fair-sign-in',
  ),
  server(
    'T37',
    'a new password ends the known devices of a login',
    [
      'identity/pages/device-cookie.ts',
      "sign('device', loginId, passwordHash, device)",
      "sign('device', loginId, device)",
    ],
    'identity/sign-in',
  ),
]
