import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../src/portal/screens/third-party-confirmation.tsx'
import { playground } from '../kit/playground.tsx'
import { samples } from '../samples/third-party-confirmation.ts'

const flow = playground(samples, Screen)
const meta = { title: 'Playground/Third party confirmation', tags: ['!autodocs'], ...flow } satisfies Meta<
  typeof flow.component
>
export default meta

export const ThirdPartyConfirmation: StoryObj<typeof meta> = {}
