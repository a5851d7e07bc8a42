import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Actions } from '../../src/portal/components/actions/actions.tsx'
import { Button } from '../../src/portal/components/button/button.tsx'
import { SampleBill } from '../../src/portal/components/sample-bill/sample-bill.tsx'
import { Step } from '../../src/portal/components/step/step.tsx'
import { TextField } from '../../src/portal/components/text-field/text-field.tsx'
import { sampleBill } from './bill.ts'
import { brands } from '../kit/brands.ts'
import { described } from '../kit/described.ts'
import { isDocs } from '../kit/docs-mode.ts'

const { productName } = brands.own.names

const steps = ['Security check', 'Your bill', 'Your login', 'Confirm']

export default {
  title: 'Step',
  id: 'design-system-step',
  component: Step,
  args: {
    stepKey: 'form',
    title: `Register for ${productName}`,
    documentTitle: 'Your bill – Register',
    product: productName,
    errorPrefix: 'Error: ',
    errorsTitle: 'There is a problem',
    closeHref: '/login',
    closeLabel: 'Close',
    onClose: fn(),
    stepIndicator: { label: 'Progress', steps, current: 2, stepOf: 'Step 2 of 4', colon: ': ' },
    children: null,
  },
  parameters: {
    layout: 'fullscreen',
    ...described(
      'A step of a flow. This component handles heading, focus, document title, error summary and announcements for all flows. **Do** give every step of a flow its own `stepKey`. **Don’t** set the document’s title or move the focus in a screen.',
      { inline: false, height: '600px' },
    ),
  },
} satisfies Meta<typeof Step>
type Story = StoryObj<typeof Step>

const refused = {
  errors: [{ fieldId: 'first', text: 'First Name Required' }],
  children: (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <TextField id="account" name="accountNumber" label="Account Number" marker={1} />
      <TextField id="first" name="firstName" label="First Name" marker={2} error="First Name Required" />
      <Actions>
        <Button type="submit">Next</Button>
      </Actions>
    </form>
  ),
}

export const WithProblems: Story = {
  args: { asideFirst: true, asideLabel: 'Sample bill', aside: <SampleBill {...sampleBill} />, ...refused },
  // The submit refuses: a step that appears with its errors would give the focus to its heading.
  render: function Refused(args) {
    const [isRefused, setRefused] = useState(isDocs(location.search))
    return (
      <div onSubmit={() => setRefused(true)}>
        <Step {...args} errors={isRefused ? args.errors : []} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(document.title).toBe(`Error: Your bill – Register – ${productName}`)
  },
}

/** After a second submit with the same errors, the focus moves to the error summary again. */
export const TriedAgain: Story = {
  args: refused,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'First Name' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}

/** When the next step appears, the focus moves to its heading, and a live region announces the step. */
export const MovedOn: Story = {
  render: function Flow(args) {
    const [key, setKey] = useState('entering')
    return (
      <Step {...args} key={key} stepKey={key} announce={key === 'entering' ? undefined : 'Registering...'}>
        <Button onPress={() => setKey('submitting')}>Next</Button>
      </Step>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('Registering...')
    await expect(document.title).toBe(`Your bill – Register – ${productName}`)
  },
}
