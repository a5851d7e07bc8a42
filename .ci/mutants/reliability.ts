import type { Named } from './named.ts'

/** What prevents the loss of a person's work when the database, a server or the network fails. */
export const reliability: readonly Named[] = [
  [
    'R1',
    'an answer that does not match its schema is treated as a failed call',
    'src/portal/api/client.ts',
    'tests/browser/page/faults',
    "    if (!decoded.success) throw new ApiError(name, 'undecodable')\n",
  ],
  [
    'R2',
    'a transaction is on the disk before its commit returns',
    'src/server/database/embedded/database-process.ts',
    'tests/server/platform/killed',
    "    ['listen_addresses', '127.0.0.1'],\n",
    "    ['listen_addresses', '127.0.0.1'],\n    ['synchronous_commit', 'off'],\n",
  ],
  [
    'R3',
    'of several parallel registrations of one account, only one succeeds',
    'src/server/domain/account.ts',
    'tests/server/registration/create-user',
    '.forUpdate()',
  ],
  [
    'R3',
    'of several parallel answers to a third-party request, only one succeeds',
    'src/server/domain/third-party-request.ts',
    'tests/server/third-party',
    "    .where('id', '=', idOf(db, hashcode))\n    .forUpdate()\n",
    "    .where('id', '=', idOf(db, hashcode))\n",
  ],
  [
    'R3',
    'of two logins with the same phone number, only one gets a code',
    'src/server/factors/otp.ts',
    'tests/server/verification/factors',
    "  if (factorType === 'sms') await acquireLock(db, recipient)\n",
  ],
  [
    'R3',
    'of several links mailed at the same time, only one works',
    'src/server/database/migrations/062-link-code-in-one-statement.sql',
    'tests/server/domain/mail-token',
    "  perform pg_advisory_xact_lock(hashtextextended(concat('mail token ', new_kind, ' ', new_subject), 0));\n",
  ],
  [
    'R3',
    'a repeated submit waits for the first one to end',
    'src/server/http/idempotency.ts',
    'tests/server/platform/idempotency',
    'from lock_submit(${sessionHash}, ${keyHash})',
    'from submit where session_hash = ${sessionHash} and submit_key = ${keyHash}',
  ],
  [
    'R4',
    'an account with a login leads to the state alreadyRegistered',
    'machines/eligibility.machine.ts',
    'tests/machines/eligibility',
    "alreadyRegistered: { target: 'alreadyRegistered',",
    "alreadyRegistered: { target: 'form',",
  ],
  [
    'R5',
    'a password contains no four consecutive characters of the login ID',
    'machines/rules/password.ts',
    'tests/rules/password',
    'slice(start, start + 4)',
    'slice(start, start + 5)',
  ],
  [
    'R6',
    'a second server with the same data folder does not start',
    'src/server/database/embedded/embedded-postgres.ts',
    'tests/server/platform/start',
    'if (!rows[0]?.taken)',
    'if (rows.length === 0)',
  ],
  [
    'R7',
    'an id token must have the nonce of its sign-in',
    'src/portal/identity/sign-in.ts',
    'tests/server/identity/portal-sign-in',
    "!nonce || tokens.idToken?.claims['nonce'] !== nonce",
    '!nonce',
  ],
  [
    'R9',
    'a call answers 503 if its database connection is lost',
    'src/server/http/api.ts',
    'tests/server/database/lost-connection',
    'if (isUnavailable(error) || isTooLate(error))',
    'if (isTooLate(error))',
  ],
  [
    'R10',
    'a mail that one server has claimed is not sent by another',
    'src/server/mails/dispatcher.ts',
    'tests/server/platform/messages',
    "nextAttemptAt: fromNow(lease, 'second')",
    "nextAttemptAt: fromNow(0, 'second')",
  ],
  [
    'R11',
    'an answer is sent after its transaction commits',
    'src/server/http/api.ts',
    'tests/soak/soak',
    'await db.transaction().execute(async (transaction) => {',
    `await ((work: (all: Transaction) => Promise<unknown>) =>
    new Promise((answer, fail) =>
      db.transaction().execute(async (all) => {
        const done = await work(all)
        if (bound.name !== 'createUserWithCredentials') return done
        answer(done)
        await new Promise((later) => setTimeout(later, 200))
      }).then(answer, fail),
    ))(async (transaction) => {`,
  ],
]
