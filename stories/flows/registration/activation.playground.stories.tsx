import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/registration/activation.tsx'
import { playground } from '../../kit/playground.tsx'
import { samples } from '../../examples/activation.ts'

const flow = playground(samples, Screen)
const meta = { title: 'Flows/Activation', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
