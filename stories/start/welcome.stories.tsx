import type { Meta, StoryObj } from '@storybook/react-vite'
import { Welcome } from './welcome.tsx'

const meta = {
  title: 'Start/Welcome',
  tags: ['!autodocs'],
  component: Welcome,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Welcome>
export default meta

export const Page: StoryObj<typeof meta> = {}
