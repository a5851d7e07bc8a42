import { findPrimaryLogin } from '../domain/login.ts'
import { fullName } from '../domain/account.ts'
import { mailInvitation } from '../mails/registration.ts'
import { mailPaperlessLink } from '../mails/paperless.ts'
import { openAccount } from './accounts.ts'
import { account, email, language } from './fields.ts'
import { Refusal, verb } from './verb.ts'

const entries = { account, email, language }
const example = { account: '210012345678', email: 'jordan.rivera@example.com', language: 'en' } as const

export const invite = verb(
  'invite',
  'Mails an invitation to register. A newer invitation replaces an older one.',
  entries,
  example,
  async (input, context) => {
    const found = await openAccount(context.db, input.account)
    const login = await findPrimaryLogin(context.db, input.account)
    if (login && !login.lapsed) throw new Refusal(`The account ${input.account} is registered already.`)
    const { contractNumber } = found
    await mailInvitation(context, { ...input, contractNumber, name: fullName(found) })
    return { done: `The invitation to ${input.account} is mailed.`, whom: [contractNumber] }
  },
  true,
)

export const paperlessInvite = verb(
  'paperless-invite',
  'Mails a link that enrols the account in paperless billing. A newer link replaces an older one.',
  entries,
  example,
  async (input, context) => {
    const found = await openAccount(context.db, input.account)
    const { contractNumber } = found
    await mailPaperlessLink(context, { ...input, contractNumber, name: fullName(found) })
    return { done: `The link for ${input.account} is mailed.`, whom: [contractNumber] }
  },
  true,
)
