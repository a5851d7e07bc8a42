import { expect, test } from 'vitest'
import { allLanguages, type Language } from '../../../src/contract/languages.ts'
import {
  mailAccountNumbers,
  mailActivationLink,
  mailInvitation,
  mailRegistrationNotice,
} from '../../../src/server/mails/registration.ts'
import {
  mailEmailCorrected,
  mailLoginIds,
  mailLoginReady,
  mailPasswordChanged,
  mailResetLink,
} from '../../../src/server/mails/login.ts'
import type { MailContext } from '../../../src/server/mails/mail.ts'
import { mailCode, textCode } from '../../../src/server/mails/one-time-code.ts'
import { mailPaperAgain, mailPaperlessLink, mailPaperlessOn } from '../../../src/server/mails/paperless.ts'
import {
  mailThirdPartyAccepted,
  mailThirdPartyAnswer,
  mailThirdPartyLink,
  mailThirdPartyRemoved,
} from '../../../src/server/mails/third-party.ts'
import { mails } from '../../../src/server/words/en/mails.ts'
import { expectApproved } from '../../expect-approved.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { mailing } from '../harness/mailing.ts'

const fixture = await openServerFixture()
const contractNumber = await fixture.account({ email: 'ada.brook@example.com' })

const person = { name: 'Ada Brook', email: 'ada.brook@example.com' }
const holder = { name: 'Ada Brook', contractNumbers: ['210012345678', '210012345679'] }
const shared = { name: 'Ruth Hale', thirdParty: 'Ada Brook', contractNumber: '210012345678' }
const login = { oktaId: '00u1mails', loginId: 'adabrook', customerName: 'Ada Brook' }
const code = { code: '314159', minutes: 5 }

type Send = (context: MailContext, language: Language) => Promise<void>
/** By the function that sends; one call for each text of it. */
const messages: Readonly<Record<string, readonly Send[]>> = {
  mailAccountNumbers: (['Person', 'Organization'] as const).map(
    (customerType) => (context, language) =>
      mailAccountNumbers(context, { to: person.email, language }, { ...holder, customerType }),
  ),
  mailActivationLink: [
    (context, language) => mailActivationLink({ ...context, language }, { ...login, ...person }),
  ],
  mailCode: [(context, language) => mailCode(context, { to: person.email, language }, code)],
  mailInvitation: [
    (context, language) => mailInvitation(context, { ...person, contractNumber: '210012345678', language }),
  ],
  mailLoginIds: [
    (context, language) =>
      mailLoginIds(
        context,
        { to: person.email, language },
        { name: person.name, loginIds: ['adabrook', 'ada.b'] },
      ),
  ],
  mailLoginReady: [
    (context, language) =>
      mailLoginReady(context, { to: person.email, language }, { name: person.name, loginId: 'adabrook' }),
  ],
  mailPaperAgain: [
    (context, language) =>
      mailPaperAgain(
        context,
        { to: person.email, language },
        { name: person.name, contractNumber: '210012345678' },
      ),
  ],
  mailPaperlessLink: [
    (context, language) =>
      mailPaperlessLink(context, { ...person, contractNumber: '210012345678', language }),
  ],
  mailPaperlessOn: [
    (context, language) =>
      mailPaperlessOn(
        context,
        { to: person.email, language },
        { name: person.name, code: 'a-code', contractNumber: '210012345678' },
      ),
  ],
  mailEmailCorrected: [
    (context, language) => mailEmailCorrected(context, { to: person.email, language }, 'new@example.net'),
  ],
  mailThirdPartyRemoved: [
    (context, language) => mailThirdPartyRemoved(context, { to: person.email, language }, shared),
  ],
  mailPasswordChanged: [
    (context, language) => mailPasswordChanged(context, { to: person.email, language }, person.name),
  ],
  mailRegistrationNotice: (['registered', 'registrationChanged', 'activated'] as const).map(
    (step) => (context, language) =>
      mailRegistrationNotice({ ...context, language }, step, {
        contractNumber,
        email: 'other@example.net',
        emailOnRecord: person.email,
      }),
  ),
  mailResetLink: [(context, language) => mailResetLink({ ...context, language }, login, person.email)],
  mailThirdPartyAccepted: [
    (context, language) =>
      mailThirdPartyAccepted(
        context,
        { to: person.email, language },
        { name: person.name, holder: 'Ruth Hale', serviceAddress: '12 Mill Lane, Riverton, NJ 08077' },
      ),
  ],
  mailThirdPartyAnswer: [true, false].map(
    (isAccepted) => (context, language) =>
      mailThirdPartyAnswer(context, { to: person.email, language }, { ...shared, isAccepted }),
  ),
  mailThirdPartyLink: [
    (context, language) =>
      mailThirdPartyLink(context, {
        id: 'mails',
        email: person.email,
        fullName: person.name,
        holder: 'Ruth Hale',
        language,
      }),
  ],
  textCode: [(context, language) => textCode(context, { to: '+16095550148', language }, code)],
}

const names = { ...mailing, publicOrigin: 'https://portal.example' }

const readLast = async (): Promise<string> => {
  const { subject, body } = await fixture.db
    .selectFrom('message')
    .select(['subject', 'body'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  // Link codes and the account number differ from run to run.
  const text = body
    .replaceAll(/(?<=[?&](?:code|guid|bpg)=)[\w-]+/g, '…')
    .replaceAll(contractNumber.slice(-4), '0000')
  return subject === '' ? text : `${subject}\n\n${text}`
}

test.each(allLanguages)('every message has exactly the text in its snapshot file (%s)', async (language) => {
  const parts: string[] = []
  for (const [name, ways] of Object.entries(messages))
    for (const send of ways) {
      await fixture.db.transaction().execute((db) => send({ ...names, db }, language))
      parts.push(`──── ${name}\n\n${await readLast()}\n`)
    }
  await expectApproved(() => expect(parts.join('\n')).toMatchFileSnapshot(`messages.${language}.txt`), {
    what: `a message in ${language}`,
    approve: 'mails',
    source: 'src/server/words',
  })
})

const texts = Object.values(
  import.meta.glob<string>('../../../src/server/mails/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

test('every function that sends a message is in the snapshot files', () => {
  const senders = texts
    .filter((text) => text.includes("from './mail.ts'"))
    .flatMap((text) => [...text.matchAll(/^export const ((?:mail|text)[A-Z]\w*)/gm)])
    .map(([, name = '']) => name)
  expect(senders.toSorted()).toEqual(Object.keys(messages).toSorted())
})

test('the head of a mail depends on what has happened', async () => {
  const heads: string[] = []
  for (const send of messages['mailThirdPartyAnswer'] ?? []) {
    await fixture.db.transaction().execute((db) => send({ ...names, db }, 'en'))
    const newest = fixture.db.selectFrom('message').select('head').orderBy('id', 'desc').limit(1)
    heads.push((await newest.executeTakeFirstOrThrow()).head)
  }
  expect(heads).toEqual(['done', 'ended'])
})

test('a function sends each mail for which there are words', () => {
  const unsent = Object.keys(mails(mailing)).filter(
    (name) => !texts.some((text) => text.includes(`'${name}'`)),
  )
  expect(unsent).toEqual([])
})
