import type { Meta, StoryObj } from '@storybook/react-vite'
import { SecurityContact } from '../../../src/portal/app/plain-pages.tsx'
import { inPortal } from '../../kit/in-portal.tsx'

const meta = {
  title: 'Report a security problem',
  id: 'flows-security-contact',
  tags: ['!autodocs'],
  component: SecurityContact,
  decorators: [inPortal],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SecurityContact>
export default meta

export const Redirecting: StoryObj<typeof meta> = {}
