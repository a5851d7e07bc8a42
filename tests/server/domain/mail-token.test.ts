import { expect, test } from 'vitest'
import {
  findMailToken,
  hasOpenMailToken,
  issueMailToken,
  redeemMailToken,
} from '../../../src/server/domain/mail-token.ts'
import type { MailToken } from '../../../src/server/domain/mail-token.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { runSimultaneously } from '../harness/run-simultaneously.ts'
import { inParallel } from '../harness/parallel.ts'

const fixture = await openServerFixture()

const token: MailToken = { kind: 'reset', subject: '00u-ada', recipient: 'ada@example.com', hours: 1 }
const issue = (other: Partial<MailToken> = {}) =>
  fixture.db.transaction().execute((transaction) => issueMailToken(transaction, { ...token, ...other }))
const isOpen = async () => {
  const found = hasOpenMailToken(fixture.db, token.kind, token.subject, token.recipient).as('isOpen')
  return (await fixture.db.selectNoFrom(found).executeTakeFirstOrThrow()).isOpen
}

test('a mailed link works for its purpose, login and address alone, once', async () => {
  await issue({ kind: 'activation' })
  await issue({ subject: '00u-eve' })
  await issue({ recipient: 'eve@example.com' })
  expect(await isOpen()).toBe(false)
  await issue()
  expect(await isOpen()).toBe(true)

  await issue({ recipient: 'new@example.com' })
  expect(await isOpen(), 'replaced').toBe(false)

  await issue({ hours: -1 })
  expect(await isOpen(), 'expired').toBe(false)

  await issue()
  await fixture.setRows('linkCode', { subject: token.subject }, { usedAt: new Date() })
  expect(await isOpen(), 'used').toBe(false)
})

const kinds: readonly MailToken['kind'][] = ['activation', 'reset', 'thirdParty', 'invitation', 'paperless']

test.each(kinds)('a replaced %s link works an hour, or until one is used', async (kind) => {
  const replaced = async (subject: string, newer: Partial<MailToken> = {}) => {
    const old = await issue({ kind, subject })
    const newest = await issue({ kind, subject, ...newer })
    const isOldOpen = async () => (await findMailToken(fixture.db, kind, old))?.isOpen
    return { old, newest, isOldOpen }
  }
  const kept = await replaced('00u-kept')
  expect(await kept.isOldOpen()).toBe(true)
  await fixture.endReplacedLinks('00u-kept')
  expect(await kept.isOldOpen(), 'an hour later').toBe(false)

  const { old, newest, isOldOpen } = await replaced('00u-used')
  expect(await redeemMailToken(fixture.db, kind, newest)).toBe('00u-used')
  expect(await isOldOpen(), 'the newer one is used').toBe(false)
  expect(await redeemMailToken(fixture.db, kind, old)).toBeUndefined()

  const first = await replaced('00u-first')
  expect(await redeemMailToken(fixture.db, kind, first.old)).toBe('00u-first')
  expect(await redeemMailToken(fixture.db, kind, first.newest), 'the older one is used').toBeUndefined()

  const moved = await replaced('00u-moved', { recipient: 'new@example.com' })
  expect(await moved.isOldOpen(), 'only a login has several addresses').toBe(kind === 'reset')
})

test('of 16 links issued at once only one can be used', async () => {
  // Housekeeping deletes replaced links of every other kind.
  const kind = 'activation'
  const subject = '00u-at-once'
  const codes = await runSimultaneously(fixture.db, 'linkCode', () =>
    inParallel(16, () => issue({ kind, subject })),
  )
  const found = await Promise.all(codes.map((code) => findMailToken(fixture.db, kind, code)))
  expect(found.filter((link) => link?.isOpen)).toHaveLength(16)
  const used = await Promise.all(codes.map((code) => redeemMailToken(fixture.db, kind, code)))
  expect(used.filter((redeemed) => redeemed === subject)).toHaveLength(1)
})

test('the code in an activation link is refused for a password reset', async () => {
  const subject = '00u-kinds'
  const code = await issue({ kind: 'activation', subject })
  expect(await findMailToken(fixture.db, 'reset', code)).toBeUndefined()
  expect(await redeemMailToken(fixture.db, 'reset', code)).toBeUndefined()
  expect(await findMailToken(fixture.db, 'activation', code)).toMatchObject({ subject, isOpen: true })
  expect(await redeemMailToken(fixture.db, 'activation', code)).toBe(subject)
  expect(await redeemMailToken(fixture.db, 'activation', code), 'once').toBeUndefined()
  expect(await findMailToken(fixture.db, 'activation', code)).toMatchObject({ isOpen: false })
})
