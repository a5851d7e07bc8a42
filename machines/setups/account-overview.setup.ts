/**
 * Declares the types, calls (ports), child machine, guards and actions of the account page's accounts and contact
 * details. `account-overview.machine.ts` contains the states and transitions.
 */
import { assign, setup } from 'xstate'
import type { AccountOverview } from '../shared/account.ts'
import type { CodeError, VerifyOutcome } from '../rules/verification-code.ts'
import type { TooManyTries } from '../shared/cooldown.ts'
import type { KeepPaperOutcome, PaperlessLink, PaperlessOutcome } from '../shared/paperless.ts'
import { port } from '../shared/port.ts'
import { smsVerificationMachine } from '../parts/sms-verification.machine.ts'
import type { ResendOutcome } from '../parts/sms-verification.machine.ts'
import type { SmsFactor } from '../shared/sms-factor.ts'

/**
 * `over`: the session to which the access token belongs has ended. `unknown`: the identity provider has no data about
 * accounts.
 */
export type OverviewOutcome =
  | { readonly kind: 'overview'; readonly overview: AccountOverview }
  | { readonly kind: 'over' | 'unknown' }
/** The kinds of bills that an account can have. */
export type Bills = 'paper' | 'paperless'
export type SwitchOutcome = PaperlessOutcome | KeepPaperOutcome
export type LanguageOutcome = { readonly kind: 'saved' | 'over' }

export const accountOverviewSetup = setup({
  types: {
    input: {} as { isOffered: boolean },
    context: {} as {
      isOffered: boolean
      overview: AccountOverview | null
      /** The reason why the backend has sent no code to the phone. */
      error: CodeError | null
      /**
       * The language tag that the customer has chosen but the backend has not saved yet; `null` if there is nothing to
       * save.
       */
      chosenLanguage: string | null
      /** The account whose bills the customer switches; `null` before the customer chooses an account. */
      chosenAccount: PaperlessLink | null
      /** The seconds to wait before the next try, after a response with the status 429; otherwise 0. */
      waitSeconds: number
    },
    events: {} as
      | { type: 'overview.retry' }
      | { type: 'phone.confirm' }
      /** `language` is a language tag, such as `es`. */
      | { type: 'language.choose'; language: string }
      | { type: 'bills.switch'; account: PaperlessLink; to: Bills },
    tags: {} as 'pending' | 'result',
    children: {} as { smsVerification: 'smsVerification' },
  },
  actors: {
    readOverview: port<OverviewOutcome>('readOverview'),
    saveLanguage: port<LanguageOutcome, { language: string }>('saveLanguage'),
    switchBills: port<SwitchOutcome, { account: PaperlessLink; to: Bills }>('switchBills'),
    sendCode: port<ResendOutcome, SmsFactor>('sendCode'),
    smsVerification: smsVerificationMachine,
  },
  guards: {
    isOffered: ({ context }) => context.isOffered,
    isPhoneUnconfirmed: ({ context }) => context.overview?.phone?.isConfirmed === false,
  },
  actions: {
    keep: assign((_, { kind: _kind, ...fields }: OverviewOutcome | VerifyOutcome) => fields),
    keepChoice: assign(({ event }) =>
      event.type === 'language.choose' ? { chosenLanguage: event.language } : {},
    ),
    keepLanguage: assign(({ context: { overview, chosenLanguage } }) => ({
      overview: overview && { ...overview, language: chosenLanguage ?? overview.language },
      chosenLanguage: null,
    })),
    keepAccount: assign(({ event }) =>
      event.type === 'bills.switch' ? { chosenAccount: event.account, waitSeconds: 0 } : {},
    ),
    keepBills: assign(({ context: { overview, chosenAccount } }, { kind }: SwitchOutcome) => ({
      overview: overview && {
        ...overview,
        accounts: overview.accounts.map((account) =>
          account.accountNumber === chosenAccount?.accountNumber
            ? { ...account, isPaperless: kind !== 'paperKept' }
            : account,
        ),
      },
    })),
    clearError: assign({ error: null, waitSeconds: 0 }),
    refuseTooSoon: assign((_, { waitSeconds }: TooManyTries) => ({
      error: { code: 'somethingWrong' as const },
      waitSeconds,
    })),
    setError: assign((_, error: CodeError) => ({ error })),
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
  },
})
