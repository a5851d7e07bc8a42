import type { Meta, StoryObj } from '@storybook/react-vite'
import { SummaryList } from '../../src/portal/components/summary-list/summary-list.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Summary list',
  id: 'design-system-summary-list',
  component: SummaryList,
  args: {
    rows: [
      { term: 'Account Number', value: 'XXXX-210012345678', number: true },
      { term: 'Name', value: 'Jordan M Rivera' },
      { term: 'Phone', value: '+1 (609) 555-0148', number: true },
    ],
  },
  parameters: described(
    'A list of facts in rows, as on a bank statement. Long values wrap, and no value is cut off. **Do** set `number` for values with digits. **Don’t** put controls into a row.',
  ),
} satisfies Meta<typeof SummaryList>
type Story = StoryObj<typeof SummaryList>

export const Short: Story = {}
export const Long: Story = {
  args: {
    rows: [
      { term: 'Login ID', value: 'JRIVERA_48', number: true },
      { term: 'Name', value: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society' },
      {
        term: 'Email',
        value: 'a-very-long-address-that-has-to-wrap-somewhere@cooperative-nursery.example.com',
      },
    ],
  },
}
