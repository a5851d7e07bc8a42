import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconName } from '../../src/portal/components/icon/icon.tsx'
import { described } from '../kit/described.ts'

const uses = [
  ['alert', 'caution, errors, emergency'],
  ['stop', 'urgent notice'],
  ['info', 'information'],
  ['check', 'done'],
  ['cross', 'close'],
  ['chevron', 'opens a list'],
  ['arrow', 'the own account'],
  ['out', 'another site'],
  ['zoom', 'view larger'],
  ['lock', 'log in'],
  ['mail', 'email'],
  ['phone', 'mobile phone'],
  ['pin', 'place'],
  ['key', 'login'],
  ['bill', 'the bill'],
] as const satisfies readonly (readonly [IconName, string])[]

export default {
  title: 'Icons',
  id: 'design-system-icon',
  component: Icon,
  args: { name: 'bill' },
  parameters: described(
    'An icon on a grid of 24 px, with lines of 1.75 px, round ends, and the colour of the text around it.',
    { wide: true },
  ),
} satisfies Meta<typeof Icon>
type Story = StoryObj<typeof Icon>

export const One: Story = {}
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '1rem' }}>
      {uses.map(([name, use]) => (
        <li key={name}>
          <Icon name={name} />
          <b>{name}</b>
          <br />
          <small>{use}</small>
        </li>
      ))}
    </ul>
  ),
}
