import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import own from '../../src/brand/brand.json'
import type { Role } from '../../src/contract/brand.ts'
import css from '../../src/portal/styles/tokens.css?raw'
import { brands } from '../kit/brands.ts'
import { ColourTable, ValueTable } from './token-table.tsx'
import { designTokens } from './design-tokens.ts'
import { colourTokens, valueTokens } from './tokens.ts'
import { described } from '../kit/described.ts'

const { productName } = brands.own.names

const uses = {
  paper: 'the page',
  surface: 'sheets, inputs',
  shallow: 'help, selected',
  line: 'hairlines',
  edge: 'borders of controls',
  ink: 'text',
  'ink-2': 'hints',
  deep: 'actions, links',
  'deep-2': 'actions under the pointer',
  'on-deep': 'text of actions',
  idle: 'a button that waits',
  marker: 'points, never decorates',
  'on-marker': 'text on the marker',
  ring: 'around what has the focus',
  bad: 'errors',
  'bad-bg': 'ground of errors',
  'on-bad': 'text on a level as urgent',
  warn: 'caution',
  'warn-bg': 'ground of caution',
  good: 'success',
  'good-bg': 'ground of success',
  water: 'chart, busy level',
  mirror: 'the logo’s second half',
  bed: 'footer',
  'on-bed': 'text of the footer',
  shade: 'shadows',
  veil: 'behind dialogs',
} satisfies Record<Role, string>

const sizes = [
  ['t6', `Welcome to ${productName}`],
  ['t5', `Register for ${productName}`],
  ['t4', 'Login Info'],
  ['t3', 'Your water and wastewater account'],
  ['t2', 'Please check your information and try again.'],
  ['t1', 'Message frequency varies. Il1 O0 B8'],
] as const

export default {
  title: 'Tokens',
  id: 'design-system-tokens',
  parameters: described(
    'All values of the design are in `styles/tokens.css`. A colour is named by its role and not by its hue. Each role has a value for the light theme and a value for the dark theme. **Do** use the role. **Don’t** write a colour or a size into a component.',
  ),
} satisfies Meta
type Story = StoryObj

export const Colour: Story = {
  render: () => <ColourTable colours={colourTokens(own.light, own.dark)} uses={uses} />,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'var(--ink)' }))
    await expect(write).toHaveBeenCalledWith('var(--ink)')
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied: var(--ink)')
  },
}
export const Values: Story = { render: () => <ValueTable values={valueTokens(css)} /> }
const file = `data:application/json,${encodeURIComponent(JSON.stringify(designTokens(own, css), null, 2))}`

/** All tokens in the format of the W3C, which Figma and other tools read. Built Storybooks also serve tokens.json. */
export const ForDesignTools: Story = {
  render: () => (
    <a href={file} download="tokens.json">
      Download tokens.json
    </a>
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
