import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { lookupForm } from '../../../machines/forms/lookup-form.ts'
import { accountLookupMachine } from '../../../machines/parts/account-lookup.machine.ts'
import { Screen } from '../../../src/portal/flows/recovery/account-lookup.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { securityCheckChild } from '../../kit/children.ts'
import { textOf } from '../../kit/text-of.ts'

const flow = flowStories(accountLookupMachine, Screen)
const meta = { title: 'Look up account number', id: 'flows-account-lookup', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const entries = lookupForm.empty
const jordan = { ...entries, firstName: 'Jordan', lastName: 'Rivera', phone: '+16095550148' }
const byAddress = {
  entries: {
    ...jordan,
    mode: 'address',
    phone: '',
    houseNumber: '48',
    streetName: 'Orchard Lane',
    city: 'Riverton',
    state: 'NJ',
    zipCode: '08077',
  },
} as const
const recipient = 'j•••••a@example.com'

const at = storiesFor(accountLookupMachine, { pass: 'none' }, { entries: jordan })
const empty = { entries }

export const SecurityCheck = at('securityCheck', empty, {
  securityCheck: securityCheckChild('unsolved'),
})
export const Form = at('form', empty)
export const FormPhone = at('form')
export const FormPhoneBusiness = at('form', {
  entries: { ...entries, customerType: 'business', customerName: 'Riverton Cooperative Nursery' },
})
export const FormAddress = at('form', byAddress)
export const FormAddressBusiness = at('form', {
  entries: { ...entries, mode: 'address', customerType: 'business' },
})
export const PhoneProblems = at('form', {
  ...empty,
  errors: { firstName: 'firstNameRequired', lastName: 'lastNameRequired', phone: 'phoneInvalid' },
})
export const AddressProblems = at('form', {
  entries: { ...entries, mode: 'address', customerType: 'business' },
  errors: {
    customerName: 'customerNameRequired',
    streetName: 'streetNameRequired',
    city: 'cityRequired',
    state: 'stateRequired',
    zipCode: 'zipCodeRequired',
  },
})
export const Unanswered = at('form', { isUnanswered: true })
export const SwitchKeepsEntries: Story = {
  ...at('form'),
  play: async ({ canvas, args, globals }) => {
    const { modes } = textOf(globals, 'accountLookup')
    const fields = textOf(globals, 'fields')
    await canvas.findByRole('combobox', { name: fields.phoneCountry })
    const name = canvas.getByRole('textbox', { name: fields.firstName })
    await userEvent.type(name, '-Lee')
    await userEvent.click(canvas.getByRole('radio', { name: modes.address }))
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'search.switch',
      entries: { ...jordan, firstName: 'Jordan-Lee', mode: 'address' },
    })
    await userEvent.click(canvas.getByRole('radio', { name: fields.business }))
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'search.switch',
      entries: { ...jordan, firstName: 'Jordan-Lee', customerType: 'business' },
    })
  },
}
export const Reviewing = at('reviewing')
export const Searching = at('searching')
export const CallFailed = at('callFailed')
export const Sent = at({ results: 'sent' }, { recipient })
export const SentWithoutRecipient = at({ results: 'sent' })
export const NotWhitelisted = at({ results: { notWhitelisted: 'shown' } }, { recipient })
export const NotWhitelistedAlert = at({ results: { notWhitelisted: 'alert' } }, { recipient })
export const NotWhitelistedTold = at({ results: { notWhitelisted: 'dismissed' } }, { recipient })
export const NoEmail = at({ results: 'noEmail' })
export const NewYork = at({ results: 'newYork' })
export const NotFound = at({ results: 'notFound' })
