import { type Defence, machine, page, rule, server, signIn, soak } from './defence.ts'

const transaction = 'await db.transaction().execute(async (transaction) => {'
/** Breaks the order: answers a registration before its transaction commits, a fifth of a second later. */
const answeredBefore = `await ((work: (all: Transaction) => Promise<unknown>) =>
    new Promise((answer, fail) =>
      db.transaction().execute(async (all) => {
        const done = await work(all)
        if (bound.name !== 'createUserWithCredentials') return done
        answer(done)
        await new Promise((later) => setTimeout(later, 200))
      }).then(answer, fail),
    ))(async (transaction) => {`

/** Defences that keep the work of a person when something fails. */
export const reliability: readonly Defence[] = [
  page(
    'R1',
    'an answer of another shape is a failure with its own words',
    ['api/client.ts', "    if (!decoded.success) throw new ApiError(name, 'undecodable')\n", ''],
    'page/faults',
  ),
  server(
    'R2',
    'what is committed is on the disk',
    [
      'database/embedded/database-process.ts',
      "    ['listen_addresses', '127.0.0.1'],\n",
      "    ['listen_addresses', '127.0.0.1'],\n    ['synchronous_commit', 'off'],\n",
    ],
    'platform/killed',
  ),
  server(
    'R3',
    'of those that register an account at once one holds it',
    ['domain/account.ts', '.forUpdate()', ''],
    'registration/create-user',
  ),
  server(
    'R3',
    'of those that answer a request at once one does',
    [
      'domain/third-party-request.ts',
      "    .where('id', '=', idOf(db, hashcode))\n    .forUpdate()\n",
      "    .where('id', '=', idOf(db, hashcode))\n",
    ],
    'third-party',
  ),
  server(
    'R3',
    'of two logins that share a phone one is sent a code',
    ['factors/otp.ts', "  if (factorType === 'sms') await acquireLock(db, recipient)\n", ''],
    'verification/factors',
  ),
  server(
    'R3',
    'of the links that are mailed at once one works',
    [
      'database/migrations/062-link-code-in-one-statement.sql',
      "  perform pg_advisory_xact_lock(hashtextextended(concat('mail token ', new_kind, ' ', new_subject), 0));\n",
      '',
    ],
    'domain/mail-token',
  ),
  server(
    'R3',
    'a submit waits for itself',
    [
      'http/idempotency.ts',
      'from lock_submit(${sessionHash}, ${keyHash})',
      'from submit where session_hash = ${sessionHash} and submit_key = ${keyHash}',
    ],
    'platform/idempotency',
  ),
  machine(
    'R4',
    'an account that is registered already leads to its own state',
    [
      'eligibility.machine.ts',
      "alreadyRegistered: { target: 'alreadyRegistered',",
      "alreadyRegistered: { target: 'form',",
    ],
    'eligibility',
  ),
  rule(
    'R5',
    'a password shares no four characters with the login ID',
    ['password.ts', 'slice(start, start + 4)', 'slice(start, start + 5)'],
    'password',
  ),
  server(
    'R6',
    'a second server on the same data does not start',
    ['database/embedded/embedded-postgres.ts', 'if (!rows[0]?.taken)', 'if (rows.length === 0)'],
    'platform/start',
  ),
  signIn(
    'R7',
    'an id token is of the sign-in that asked for it',
    ['identity/sign-in.ts', "!nonce || tokens.idToken?.claims['nonce'] !== nonce", '!nonce'],
    'identity/portal-sign-in',
  ),
  server(
    'R9',
    'a database that is gone is said to be so',
    ['http/api.ts', 'if (isUnavailable(error) || isTooLate(error))', 'if (isTooLate(error))'],
    'database/lost-connection',
  ),
  server(
    'R10',
    'a mail that one server has in hand is no other’s',
    ['mails/dispatcher.ts', "nextAttemptAt: fromNow(lease, 'second')", "nextAttemptAt: fromNow(0, 'second')"],
    'platform/messages',
  ),
  soak('R11', 'an answer waits for its transaction', ['http/api.ts', transaction, answeredBefore], 'soak'),
]
