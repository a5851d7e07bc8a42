import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { accountOverviewMachine } from '../../../../machines/account-overview.machine.ts'
import type { OverviewOutcome } from '../../../../machines/account-overview.machine.ts'
import type { AccountOverview } from '../../../../machines/shared/account.ts'
import { smsVerificationMachine } from '../../../../machines/parts/sms-verification.machine.ts'
import { accountOverview, overviewPath } from '../../../contract/identity.ts'
import type { AccountOverview as OverviewAnswer } from '../../../contract/identity.ts'
import { reportNoTokens } from '../../identity/session-watch.ts'
import { defineFlow } from '../kit/flow.ts'
import type { Services } from '../kit/services.ts'
import { paperlessCalls, paperlessOutcome } from '../paperless/paperless.calls.ts'
import { resendSmsCode, verifySmsCode } from '../verification/sms-verification.ports.ts'
import { askOwnProvider, currentToken, isOwnProvider, saveMailLanguage } from './own-provider.ts'

const toOverview = ({ oktaId, accounts, language, phone }: OverviewAnswer): AccountOverview => ({
  accounts: accounts.map(({ paperless, closed, ...account }) => ({
    ...account,
    isPaperless: paperless,
    isClosed: closed,
  })),
  language,
  phone: phone && {
    number: phone.number,
    factor: { oktaId, factorId: phone.factorId },
    isConfirmed: phone.confirmed,
  },
})

const readOverview = async (services: Services): Promise<OverviewOutcome> => {
  const response = await askOwnProvider(services, overviewPath)
  if (response === 'over' || response === 'unknown') return { kind: response }
  return { kind: 'overview', overview: toOverview(v.parse(accountOverview, await response.json())) }
}

const signedInAs = (services: Services): Pick<Services, 'call'> => ({
  call: async (operation, body, options) => {
    const accessToken = await currentToken(services)
    if (accessToken !== null) return services.call(operation, body, { ...options, accessToken })
    reportNoTokens()
    throw new Error('nobody is signed in any more')
  },
})

const nothing = () => undefined

export const flow = defineFlow(accountOverviewMachine, {
  bindPorts: (services) => {
    const own = signedInAs(services)
    const { enroll, record, keepPaper } = paperlessCalls(own.call)
    const resend = resendSmsCode(own, { onResent: nothing, onVerified: nothing })
    return accountOverviewMachine.provide({
      actors: {
        readOverview: fromPromise(() => readOverview(services)),
        saveLanguage: fromPromise(async ({ input }) => ({
          kind: await saveMailLanguage(services, input.language),
        })),
        switchBills: fromPromise(async ({ input: { account, to } }) => {
          if (to === 'paper') return keepPaper(account)
          const outcome = paperlessOutcome(await enroll(account))
          // If the call that records the enrolment fails, its error is ignored, because the enrolment itself has
          // succeeded.
          if (outcome.kind === 'enrolled') record(account).catch(nothing)
          return outcome
        }),
        sendCode: resend,
        smsVerification: smsVerificationMachine.provide({
          actors: { verifyCode: verifySmsCode(own, nothing), resendCode: resend },
        }),
      },
    })
  },
  input: (services) => ({ isOffered: isOwnProvider(services) }),
  onDone: { login: () => ({ path: 'login', replace: true }) },
})
