import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '../../src/portal/components/icon/icon.tsx'

const meta = {
  title: 'Design system/Icon',
  component: Icon,
  args: { name: 'bill' },
  parameters: {
    docs: {
      description: {
        component:
          '24 px grid, 1.75 px line, round ends, in the colour of the text around it. **Do** put words beside it. **Don’t** let it carry a meaning alone.',
      },
    },
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))', gap: '1rem' }}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  ),
}
