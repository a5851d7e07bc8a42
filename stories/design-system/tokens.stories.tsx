import type { Meta, StoryObj } from '@storybook/react-vite'
import { brands } from '../kit/brands.ts'

const { productName } = brands.own.names

const roles = [
  ['paper', 'the page'],
  ['surface', 'sheets, inputs'],
  ['shallow', 'help, selected'],
  ['line', 'hairlines'],
  ['edge', 'borders of controls'],
  ['ink', 'text'],
  ['ink-2', 'hints'],
  ['deep', 'actions, links'],
  ['marker', 'points, never decorates'],
  ['bad', 'errors'],
  ['warn', 'caution'],
  ['good', 'success'],
  ['idle', 'a button that waits'],
  ['water', 'chart, busy level'],
  ['bed', 'footer'],
] as const

const sizes = [
  ['t6', `Welcome to ${productName}`],
  ['t5', `Register for ${productName}`],
  ['t4', 'Login Info'],
  ['t3', 'Your water and wastewater account'],
  ['t2', 'Please check your information and try again.'],
  ['t1', 'Message frequency varies. Il1 O0 B8'],
] as const

const meta = {
  title: 'Design system/Tokens',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Every value a person sees comes from `styles/tokens.css`. Roles, not hues: each has a light and a dark value. **Do** take the role. **Don’t** write a colour or a size into a component.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Colour: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        gap: 'var(--s2)',
      }}
    >
      {roles.map(([role, use]) => (
        <li key={role}>
          <div style={{ height: '4rem', background: `var(--${role})`, border: '1px solid var(--line)' }} />
          <b>{role}</b>
          <br />
          <small>{use}</small>
        </li>
      ))}
    </ul>
  ),
}
export const Type: Story = {
  render: () => (
    <div className="stack">
      {sizes.map(([size, words]) => (
        <p key={size} style={{ fontSize: `var(--${size})`, lineHeight: 1.2 }}>
          <small>{size}</small> {words}
        </p>
      ))}
      <p className="number">XXXX-210012345678</p>
    </div>
  ),
}
