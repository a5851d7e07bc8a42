import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/third-party/third-party-confirmation.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/third-party-confirmation.ts'

const flow = playground(examples, Screen)
const meta = { title: 'Flows/Third party confirmation', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
