import { accountOverviewMachine } from '../../machines/account-overview.machine.ts'
import type { AccountOverview } from '../../machines/shared/account.ts'
import { examplesOf, kinds } from './examples-of.ts'

const factor = { oktaId: '00u1', factorId: 'sms1' }

export const oneAccount: AccountOverview = {
  accounts: [
    {
      accountNumber: '210012345678',
      role: 'primary',
      name: 'Jordan M Rivera',
      address: '1142 Mill Race Road, Riverton, NJ 08077',
      businessPartnerGuid: '5c1d',
      isPaperless: true,
      isClosed: false,
    },
  ],
  language: 'en',
  phone: { number: '+16095550142', factor, isConfirmed: true },
}
/** A phone that was never confirmed, the login's own account, and a shared account of another person. */
export const twoAccounts: AccountOverview = {
  ...oneAccount,
  accounts: [
    ...oneAccount.accounts,
    {
      accountNumber: '210012345892',
      role: 'secondary',
      name: 'Ruth Abrams',
      address: '250 Lackawanna Avenue Apt 4, Scranton, PA 18503',
      businessPartnerGuid: '8e3f',
      isPaperless: false,
      isClosed: false,
    },
  ],
  phone: { number: '+16095550142', factor, isConfirmed: false },
}
export const sharedAccount = { accountNumber: '210012345892', businessPartnerGuid: '8e3f' }

export const ownAccount = { accountNumber: '210012345678', businessPartnerGuid: '5c1d' }

export const noAccount: AccountOverview = { accounts: [], language: 'es', phone: null }

export const examples = examplesOf({
  machine: accountOverviewMachine,
  inputs: [{ isOffered: true }, { isOffered: false }],
  events: [
    { type: 'overview.retry' },
    { type: 'phone.confirm' },
    { type: 'language.choose', language: 'es' },
    { type: 'bills.switch', account: sharedAccount, to: 'paperless' },
    { type: 'bills.switch', account: ownAccount, to: 'paper' },
  ],
  answers: {
    readOverview: {
      unconfirmed: { kind: 'overview', overview: twoAccounts },
      confirmed: { kind: 'overview', overview: oneAccount },
      nothing: { kind: 'overview', overview: noAccount },
      ...kinds('over', 'unknown'),
    },
    switchBills: kinds('enrolled', 'alreadyEnrolled', 'paperKept', 'refused'),
    saveLanguage: kinds('saved', 'over'),
    sendCode: {
      sent: { kind: 'resent' },
      verified: { kind: 'verified' },
      refused: {
        kind: 'refused',
        error: { message: 'An SMS message was recently sent. Please wait 30 seconds.' },
      },
      tooManyTries: { kind: 'tooManyTries', waitSeconds: 120 },
    },
    smsVerification: { verified: undefined },
  },
})
