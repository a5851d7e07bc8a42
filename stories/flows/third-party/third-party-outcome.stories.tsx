import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  ThirdPartyExpired,
  ThirdPartyReject,
  ThirdPartyRemoved,
} from '../../../src/portal/flows/third-party/third-party-outcome.tsx'
import { inPortal } from '../../kit/in-portal.tsx'

const meta = {
  title: 'Outcomes by a link',
  id: 'flows-third-party-outcome',
  tags: ['!autodocs'],
  decorators: [inPortal],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Rejected: Story = { render: () => <ThirdPartyReject /> }
export const Removed: Story = { render: () => <ThirdPartyRemoved /> }
export const Expired: Story = { render: () => <ThirdPartyExpired /> }
