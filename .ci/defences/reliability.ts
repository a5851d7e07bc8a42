import { type Defence, machine, page, rule, server, signIn, soak } from './defence.ts'

const transaction = 'await db.transaction().execute(async (transaction) => {'
/**
 * A change of the code that removes a defence: the server responds to a registration 200 ms before the transaction of
 * the registration commits.
 */
const answeredBefore = `await ((work: (all: Transaction) => Promise<unknown>) =>
    new Promise((answer, fail) =>
      db.transaction().execute(async (all) => {
        const done = await work(all)
        if (bound.name !== 'createUserWithCredentials') return done
        answer(done)
        await new Promise((later) => setTimeout(later, 200))
      }).then(answer, fail),
    ))(async (transaction) => {`

/** Defences that prevent the loss of a person's work when the database, a server or the network fails. */
export const reliability: readonly Defence[] = [
  page(
    'R1',
    'an answer that does not match its schema is treated as a failed call',
    ['api/client.ts', "    if (!decoded.success) throw new ApiError(name, 'undecodable')\n", ''],
    'page/faults',
  ),
  server(
    'R2',
    'a transaction is on the disk before its commit returns',
    [
      'database/embedded/database-process.ts',
      "    ['listen_addresses', '127.0.0.1'],\n",
      "    ['listen_addresses', '127.0.0.1'],\n    ['synchronous_commit', 'off'],\n",
    ],
    'platform/killed',
  ),
  server(
    'R3',
    'of several parallel registrations of one account, only one succeeds',
    ['domain/account.ts', '.forUpdate()', ''],
    'registration/create-user',
  ),
  server(
    'R3',
    'of several parallel answers to a third-party request, only one succeeds',
    [
      'domain/third-party-request.ts',
      "    .where('id', '=', idOf(db, hashcode))\n    .forUpdate()\n",
      "    .where('id', '=', idOf(db, hashcode))\n",
    ],
    'third-party',
  ),
  server(
    'R3',
    'of two logins with the same phone number, only one gets a code',
    ['factors/otp.ts', "  if (factorType === 'sms') await acquireLock(db, recipient)\n", ''],
    'verification/factors',
  ),
  server(
    'R3',
    'of several links mailed at the same time, only one works',
    [
      'database/migrations/062-link-code-in-one-statement.sql',
      "  perform pg_advisory_xact_lock(hashtextextended(concat('mail token ', new_kind, ' ', new_subject), 0));\n",
      '',
    ],
    'domain/mail-token',
  ),
  server(
    'R3',
    'a repeated submit waits for the first one to end',
    [
      'http/idempotency.ts',
      'from lock_submit(${sessionHash}, ${keyHash})',
      'from submit where session_hash = ${sessionHash} and submit_key = ${keyHash}',
    ],
    'platform/idempotency',
  ),
  machine(
    'R4',
    'an account with a login leads to the state alreadyRegistered',
    [
      'eligibility.machine.ts',
      "alreadyRegistered: { target: 'alreadyRegistered',",
      "alreadyRegistered: { target: 'form',",
    ],
    'eligibility',
  ),
  rule(
    'R5',
    'a password contains no four consecutive characters of the login ID',
    ['password.ts', 'slice(start, start + 4)', 'slice(start, start + 5)'],
    'password',
  ),
  server(
    'R6',
    'a second server with the same data folder does not start',
    ['database/embedded/embedded-postgres.ts', 'if (!rows[0]?.taken)', 'if (rows.length === 0)'],
    'platform/start',
  ),
  signIn(
    'R7',
    'an id token must have the nonce of its sign-in',
    ['identity/sign-in.ts', "!nonce || tokens.idToken?.claims['nonce'] !== nonce", '!nonce'],
    'identity/portal-sign-in',
  ),
  server(
    'R9',
    'a call answers 503 if its database connection is lost',
    ['http/api.ts', 'if (isUnavailable(error) || isTooLate(error))', 'if (isTooLate(error))'],
    'database/lost-connection',
  ),
  server(
    'R10',
    'a mail that one server has claimed is not sent by another',
    ['mails/dispatcher.ts', "nextAttemptAt: fromNow(lease, 'second')", "nextAttemptAt: fromNow(0, 'second')"],
    'platform/messages',
  ),
  soak(
    'R11',
    'an answer is sent after its transaction commits',
    ['http/api.ts', transaction, answeredBefore],
    'soak',
  ),
]
