import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/recovery/forgot-password.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/forgot-password.ts'

const flow = playground(examples, Screen)
const meta = { title: 'Flows/Forgot password', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
