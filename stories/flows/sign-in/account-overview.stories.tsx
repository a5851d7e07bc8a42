import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { accountOverviewMachine } from '../../../machines/account-overview.machine.ts'
import type { LinkedAccount } from '../../../machines/shared/account.ts'
import { Screen } from '../../../src/portal/flows/sign-in/account-overview.tsx'
import { noAccount, oneAccount, sharedAccount, twoAccounts } from '../../examples/account-overview.ts'
import { coolingDown, wrongCode } from '../../kit/children.ts'
import { flowStories } from '../../kit/flow-story.tsx'
import { inAccountPage } from '../../kit/on-account.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { textOf } from '../../kit/text-of.ts'

const flow = flowStories(accountOverviewMachine, inAccountPage(Screen))
const meta = {
  title: 'Your accounts',
  id: 'flows-account-overview',
  ...flow,
} satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>
type Args = Story['args']

const at = storiesFor(accountOverviewMachine, { isOffered: true })
type Inner<Region extends string> = Extract<
  Extract<Args['state'], { shown?: unknown }>['shown'],
  { [Name in Region]?: unknown }
>
const phone = (state: Inner<'phone'>['phone']) =>
  ({ shown: { phone: state, language: 'unchanged', bills: 'unchanged' } }) as const
const language = (state: Inner<'language'>['language']) =>
  ({ shown: { phone: 'complete', language: state, bills: 'unchanged' } }) as const
const bills = (state: Inner<'bills'>['bills']) =>
  ({ shown: { phone: 'complete', language: 'unchanged', bills: state } }) as const
const unconfirmed = { overview: twoAccounts }

export const Loading = at('loading')
export const Failed = at('failed')
export const ShownComplete = at(phone('complete'), { overview: oneAccount })
export const ShownWithoutAccount = at(phone('complete'), { overview: noAccount })
export const ShownOffered = at(phone('offered'), unconfirmed)
export const ShownOfferedInSpanish: Story = { ...ShownOffered, globals: { language: 'es' } }
export const ShownSending = at(phone('sending'), unconfirmed)
export const ShownNotSent = at(phone('notSent'), {
  ...unconfirmed,
  error: { message: 'An SMS message was recently sent. Please wait 30 seconds before trying again.' },
})
export const ShownConfirming = at(phone('confirming'), unconfirmed, { smsVerification: coolingDown })
export const WrongSmsCode = at(phone('confirming'), unconfirmed, { smsVerification: wrongCode })
export const ShownConfirmed = at(phone('confirmed'), unconfirmed)
const wanted = { overview: oneAccount, chosenLanguage: 'es' }
export const LanguageSaving = at(language('saving'), wanted)
export const LanguageSaved = at(language('saved'), {
  overview: { ...oneAccount, language: 'es' },
})
export const LanguageNotSaved = at(language('notSaved'), wanted)
const onPaper = {
  overview: { ...twoAccounts, phone: oneAccount.phone },
  chosenAccount: sharedAccount,
}
const allAccounts = (changes: Partial<LinkedAccount>) => ({
  ...onPaper.overview,
  accounts: onPaper.overview.accounts.map((account) => ({ ...account, ...changes })),
})
export const BillsOnPaper: Story = {
  ...at(bills('unchanged'), { ...onPaper, chosenAccount: null }),
  play: async ({ canvas, args, globals, userEvent }) => {
    const [own, shared] = onPaper.overview.accounts
    const { goPaperless, goPaper } = textOf(globals, 'accountOverview')
    await userEvent.click(canvas.getByRole('button', { name: (name) => name.startsWith(goPaperless) }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'bills.switch', account: shared, to: 'paperless' })
    await userEvent.click(canvas.getByRole('button', { name: (name) => name.startsWith(`${goPaper} `) }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'bills.switch', account: own, to: 'paper' })
  },
}
export const BillsSwitching = at(bills('switching'), onPaper)
export const BillsPaperless = at(bills('switched'), {
  ...onPaper,
  overview: allAccounts({ isPaperless: true }),
})
export const BillsOnPaperAgain = at(bills('switched'), {
  ...onPaper,
  overview: allAccounts({ isPaperless: false }),
})
export const BillsNotSwitched = at(bills('notSwitched'), onPaper)
export const BillsNotOnPaper = at(bills('notSwitched'), {
  ...onPaper,
  overview: allAccounts({ isPaperless: true }),
})
export const AccountClosed = at(bills('unchanged'), {
  overview: { ...oneAccount, accounts: allAccounts({ isClosed: true }).accounts },
})
export const Absent = at('absent', { isOffered: false })
export const Login = at('login')
