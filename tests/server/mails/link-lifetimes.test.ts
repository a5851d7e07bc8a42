import { expect, test } from 'vitest'
import { mailActivationLink, mailInvitation } from '../../../src/server/mails/registration.ts'
import type { MailContext } from '../../../src/server/mails/mail.ts'
import { mailPaperlessLink } from '../../../src/server/mails/paperless.ts'
import { mailResetLink } from '../../../src/server/mails/login.ts'
import { mailThirdPartyLink } from '../../../src/server/mails/third-party.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { mailing } from '../harness/mailing.ts'

const fixture = await openServerFixture()

const email = 'links@example.com'
const subject = 'link-lifetimes'
const to = { email, language: 'en', name: 'Ada Brook', contractNumber: subject } as const
const login = { oktaId: subject, loginId: 'adabrook', customerName: 'Ada Brook' } as const
const request = { ...to, id: subject, fullName: 'Ada Brook', holder: 'Ruth Hale' }
const hours = 3_600_000

test.each<[string, number, string, (context: MailContext) => Promise<void>]>([
  [
    'activation',
    72,
    'expires in 3 days.',
    (context) => mailActivationLink({ ...context, language: 'en' }, { ...login, email }),
  ],
  ['invitation', 720, 'expires in 30 days.', (context) => mailInvitation(context, to)],
  ['paperless', 2160, 'expires in 90 days.', (context) => mailPaperlessLink(context, to)],
  ['thirdParty', 336, 'expires in 14 days.', (context) => mailThirdPartyLink(context, request)],
  [
    'reset',
    1,
    'expires in 60 minutes.',
    (context) => mailResetLink({ ...context, language: 'en' }, login, email),
  ],
])('a link of kind %s expires after %d hours, as mailed', async (kind, lifetime, words, mail) => {
  await fixture.db.transaction().execute((db) => mail({ ...mailing, db }))
  expect((await fixture.lastMessage(email)).body).toContain(words)
  const link = (await fixture.linksTo(subject)).find((found) => found.kind === kind)
  expect(Number(link?.expiresAt) - Number(link?.createdAt)).toBe(lifetime * hours)
})

test('a third link does not change when the first was replaced', async () => {
  const mail = () =>
    fixture.db
      .transaction()
      .execute((db) => mailInvitation({ ...mailing, db }, { ...to, contractNumber: 'replaced' }))
  await mail()
  await mail()
  const replaced = async () => {
    const links = await fixture.linksTo('replaced')
    return links.filter(({ replacedAt }) => replacedAt !== null)
  }
  const before = await replaced()
  expect(before).toHaveLength(1)
  await mail()
  const after = await replaced()
  expect(after).toHaveLength(2)
  expect(after).toEqual(expect.arrayContaining(before))
})
