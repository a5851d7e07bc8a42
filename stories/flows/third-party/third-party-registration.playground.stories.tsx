import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/third-party/third-party-registration.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/third-party-registration.ts'

const flow = playground(examples, Screen)
const meta = { title: 'Flows/Third party registration', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
