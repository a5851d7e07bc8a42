import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/recovery/forgot-login.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/forgot-login.ts'

const flow = playground(examples, Screen)
const meta = { title: 'Flows/Forgot login ID', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
