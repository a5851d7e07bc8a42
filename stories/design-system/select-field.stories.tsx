import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SelectField } from '../../src/portal/components/select-field/select-field.tsx'
import { described } from '../kit/described.ts'

const questions = [
  'What was the name of your first plush toy?',
  'What was your first computer game?',
  'What was the mascot of your first sports team?',
  'Where did you meet your significant other?',
  'What is the first thing you learned to cook?',
]

export default {
  title: 'Select field',
  id: 'design-system-select-field',
  component: SelectField,
  args: {
    id: 'question',
    name: 'securityQuestion',
    label: 'Security Question',
    placeholder: 'Please Select One',
    options: questions.map((question) => ({ value: question, label: question })),
  },
  parameters: described(
    'A native select for one option of a long list. **Do** use it for six or more options. **Don’t** build a list of your own, because the list of a phone is better.',
  ),
} satisfies Meta<typeof SelectField>
type Story = StoryObj<typeof SelectField>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Security Question' })
    await expect(select).toHaveValue('')
    await userEvent.selectOptions(select, 'What was your first computer game?')
    await expect(select).toHaveValue('What was your first computer game?')
    await userEvent.selectOptions(select, '')
    await expect(select).toHaveValue('')
  },
}
export const Chosen: Story = { args: { defaultValue: questions[2] } }
export const Refused: Story = { args: { error: 'Security Question Required' } }
