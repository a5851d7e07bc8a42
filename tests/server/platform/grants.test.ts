import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { giveGrant, grantMinutes, type SessionGrantKind } from '../../../src/server/domain/grants.ts'
import { startTestServer } from '../harness/start-test-server.ts'

const server = await startTestServer()

const lifetimes: Record<SessionGrantKind, number> = {
  register: 330,
  resend: 30,
  login: 120,
  factor: 120,
  activated: 30,
  reset: 30,
  thirdParty: 330,
  invited: 330,
  paperless: 30,
}

test('each permission of a session expires after its intended minutes', async () => {
  expect(grantMinutes).toEqual(lifetimes)
  for (const kind of ['register', 'resend', 'login'] as const)
    for (let times = 0; times < 2; times += 1) {
      await server.db
        .transaction()
        .execute((db) => giveGrant({ db, sessionHash: 'grants' }, kind, 'somebody'))
      const rows = await server.db
        .selectFrom('permit')
        .select((eb) =>
          sql<number>`round(extract(epoch from ${eb.ref('expiresAt')} - now()) / 60)::int`.as('left'),
        )
        .where('sessionHash', '=', 'grants')
        .where('kind', '=', kind)
        .execute()
      expect(rows).toEqual([{ left: lifetimes[kind] }])
      await server.db
        .updateTable('permit')
        .set((eb) => ({ expiresAt: sql<Date>`${eb.ref('expiresAt')} - interval '20 minutes'` }))
        .where('sessionHash', '=', 'grants')
        .execute()
    }
})
