import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LoadFailure } from '../../../src/portal/flows/kit/interlude.tsx'
import { inPortal } from '../../kit/in-portal.tsx'

const meta = {
  title: 'Page not loaded',
  id: 'flows-load-failure',
  tags: ['!autodocs'],
  component: LoadFailure,
  decorators: [inPortal],
  args: { onTryAgain: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadFailure>
export default meta

export const ScreenNotLoaded: StoryObj<typeof meta> = {}
