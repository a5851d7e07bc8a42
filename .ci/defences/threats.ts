import { contract, type Defence, house, page, portal, server } from './defence.ts'

/** At least one defence for each threat of the model. */
export const threats: readonly Defence[] = [
  server(
    'T1',
    'a recovery counts what was typed, hit or miss',
    [
      'operations/recovery/constant-work-mail.ts',
      '    rateLimits.recoveryByTyped(kind, typed, context.clientAddress),\n',
      '',
    ],
    'recovery',
  ),
  server(
    'T2',
    'a call behind the captcha needs its pass',
    ['http/api.ts', 'if (operation.requiresCaptcha)', 'if (false)'],
    'platform/captcha',
  ),
  portal(
    'T3',
    'a prefilled field takes no invisible characters',
    ['flows/kit/query.ts', '\\p{Cf}', ''],
    'kit/query',
  ),
  portal(
    'T4',
    'a way back leads to this origin',
    ['identity/original-uri.ts', " || url.pathname.startsWith('//')", ''],
    'identity/original-uri',
  ),
  server(
    'T5',
    'an anonymous token opens no call of a customer',
    ['http/caller.ts', "  if (isAnonymous(claims)) throw new HttpProblem('forbidden')\n", ''],
    'identity/account-overview',
  ),
  page(
    'T6',
    'Get Started leaves a signed-in person their own session',
    [
      'flows/service-login/service-login.calls.ts',
      '  signedIn: hasPersonTokens(cookies, now(), configuration.okta.anonymousSubject),\n',
      '  signedIn: false,\n',
    ],
    'landing/landing',
  ),
  portal(
    'T7',
    'a window that was opened has no way back to its opener',
    ['flows/service-login/named-window.ts', '  cutWayBack(shown)\n', ''],
    'service-login',
  ),
  page(
    'T8',
    'the code of a link leaves the address bar before anything runs',
    ['app/opened-link.ts', "  history.replaceState(state, '', path)\n", ''],
    'page/link-codes',
  ),
  page(
    'T9',
    'what is stored of a form that is left has no secret in it',
    [
      'flows/registration/create-login.tsx',
      'draft: withoutSecrets(readEntries(readForm(form)))',
      'draft: readEntries(readForm(form))',
    ],
    'registration/create-login',
  ),
  server(
    'T10',
    'a submit that comes again is answered and not carried out',
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
    'five wrong codes are the last',
    ['factors/otp.ts', "    .where('failedAttempts', '<', attemptsAllowed)\n", ''],
    'verification/factors',
  ),
  server(
    'T13',
    'another site cannot call',
    [
      'http/api.ts',
      "    if (!isSameOrigin(c.req.raw.headers, deps.publicOrigin)) throw new HttpProblem('forbidden')\n",
      '',
    ],
    'platform/requests',
  ),
  server(
    'T14',
    'no page of the portal stands in a frame',
    ['http/security-headers.ts', "    'frame-ancestors': [\"'none'\"],\n", "    'frame-ancestors': ['*'],\n"],
    'platform',
  ),
  server(
    'T15',
    'no inline script runs but by its hash',
    [
      'http/security-headers.ts',
      "'script-src': [\"'self'\", ...scripts",
      "'script-src': [\"'self'\", \"'unsafe-inline'\"",
    ],
    'platform',
  ),
  server(
    'T16',
    'an answer is kept nowhere',
    ['http/api.ts', "'Cache-Control': 'no-store'", "'Cache-Control': 'max-age=60'"],
    'platform/requests',
  ),
  page(
    'T16',
    'the service worker keeps the files of the build alone',
    ['service-worker/service-worker.js', 'if (known.has(pathname))', 'if (known)'],
    'page/service-worker',
  ),
  server(
    'T17',
    'an address gets a few mails a day',
    [
      'operations/recovery/constant-work-mail.ts',
      'const goesOut = await hasRoom(context, kind, recipient)',
      'const goesOut = true',
    ],
    'recovery',
  ),
  portal(
    'T18',
    'words of the provider are cut at 200 characters',
    ['flows/registration/new-login.ts', '.slice(0, 200)', ''],
    'registration',
  ),
  server(
    'T19',
    'what a session was given is of no use to another',
    ['domain/grants.ts', "        .where('permit.sessionHash', '=', sessionHash)\n", ''],
    'verification/factors',
  ),
  server(
    'T20',
    'a reset goes to an address on record',
    [
      'operations/recovery/forgot-password.ts',
      'isSame(handleOf(email), handle)) ?? null',
      'isSame(handleOf(email), handle)) ?? handle',
    ],
    'recovery',
  ),
  house(
    'T21',
    'nothing is depended upon without a reason',
    ['dependencies.ts', "  react: 'the views',\n", ''],
    'dependencies',
  ),
  server(
    'T22',
    'a log line holds no login ID',
    [
      'domain/security-log.ts',
      "createHmac('sha256', key).update(normaliseLoginId(loginId)).digest('base64url').slice(0, 22)",
      'normaliseLoginId(loginId)',
    ],
    'identity/security-log',
  ),
  server(
    'T23',
    'the sandbox is on or off, and nothing between',
    ['platform/configuration.ts', "variables.refuse('SANDBOX is neither on nor off')", 'void 0'],
    'platform/configuration',
  ),
  server(
    'T24',
    'calls of one client wait for each other',
    [
      'platform/turns.ts',
      'createTurns({ atOnce: 8, waiting: 24 }, noRoom)',
      'createTurns({ atOnce: 800, waiting: 24 }, noRoom)',
    ],
    'platform/busy',
  ),
  server(
    'T25',
    'a port makes no other client',
    ['http/client-address.ts', "    .replace(/^([\\d.]+):\\d{1,5}$/, '$1')\n", ''],
    'platform/client-address',
  ),
  server(
    'T26',
    'a login ID has one counter in every script',
    ['domain/login-id.ts', ".normalize('NFKD').replace(/\\p{M}/gu, '')", ''],
    'identity/sign-in',
  ),
  server(
    'T27',
    'a number that nobody has proved gets three messages a day',
    ['factors/sms-enrollment.ts', '  rateLimits.smsByUnprovenNumber(phone),\n', ''],
    'verification/factors',
  ),
  server(
    'T28',
    'the address on record hears of an activation',
    [
      'operations/registration/activation.ts',
      "  await mailRegistrationNotice(context, 'activated', found)\n",
      '',
    ],
    'registration/address-on-record',
  ),
  server(
    'T29',
    'the provider keeps little of what a stranger sends',
    ['identity/provider/refuse-excess.ts', 'const longestParameter = 512', 'const longestParameter = 51_200'],
    'identity/excess',
  ),
  server(
    'T30',
    'what opens something is stored as its hash',
    ['identity/provider/oidc-storage.ts', "createHash('sha256').update(id).digest('base64url')", 'id'],
    'identity/secrets-at-rest',
  ),
  server(
    'T31',
    'a revocation ends its access tokens at once',
    ['identity/provider/token-routes.ts', 'await grant?.destroy()', 'void grant'],
    'identity/end-of-session',
  ),
  server(
    'T32',
    'a mail names nobody by a sentence',
    ['operations/third-party/registration.ts', "/^[\\p{L}\\p{M} '’.-]{1,60}$/u", '/./u'],
    'third-party',
  ),
  contract(
    'T33',
    'half a character is refused, never an error',
    ['fields.ts', '\\p{Cs}', ''],
    'platform/hostile-text',
  ),
  server(
    'T37',
    'clients take turns at hashing',
    ['domain/secret-hash.ts', '    key,\n    () =>', "    'hash',\n    () =>"],
    'identity/fair-sign-in',
  ),
  server(
    'T37',
    'a new password ends what a browser was known by',
    [
      'identity/pages/device-cookie.ts',
      "sign('device', loginId, passwordHash, device)",
      "sign('device', loginId, device)",
    ],
    'identity/sign-in',
  ),
]
