import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { activationMachine } from '../../machines/activation.machine.ts'
import { eligibilityMachine } from '../../machines/eligibility.machine.ts'
import { emptyBill } from '../../machines/forms/bill.ts'
import { Screen as Activation } from '../../src/portal/flows/registration/activation.tsx'
import { Screen as Eligibility } from '../../src/portal/flows/registration/eligibility.tsx'
import { login } from '../examples/activation.ts'
import { brands } from '../kit/brands.ts'
import { freeze } from '../kit/freeze.ts'
import { inPortal } from '../kit/in-portal.tsx'
import { LandingAround } from '../kit/on-landing.tsx'
import { contextOf } from '../kit/story-at.ts'
import { textOf } from '../kit/text-of.ts'

const meta = {
  title: 'Brands/Harbour',
  tags: ['!autodocs'],
  decorators: [inPortal],
  globals: { brand: 'harbour', theme: 'light' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const ignore = () => undefined
const { productName } = brands.harbour.names

export const Landing: Story = {
  render: () => <LandingAround />,
  play: async ({ canvas, globals }) => {
    const { home } = textOf(globals, 'page')
    await expect(canvas.getByRole('link', { name: home(productName) })).toBeVisible()
    await expect(document.body.textContent).not.toContain(brands.own.names.productName)
  },
}

const refused = freeze(eligibilityMachine, {
  state: 'form',
  context: {
    ...contextOf(eligibilityMachine, {
      entries: { ...emptyBill, accountNumber: '2100', lastName: 'Rivera' },
      linkEmail: '',
      pass: 'none',
    }),
    errors: { accountNumber: 'accountNumberInvalid', firstName: 'firstNameRequired' },
  },
})
export const FormWithErrors: Story = { render: () => <Eligibility snapshot={refused} send={ignore} /> }

const activated = freeze(activationMachine, {
  state: { complete: 'recorded' },
  context: {
    ...contextOf(activationMachine, { code: '' }),
    login: { ...login, interactionRecorded: true },
    loginId: login.loginId,
  },
})
export const Outcome: Story = { render: () => <Activation snapshot={activated} send={ignore} /> }
