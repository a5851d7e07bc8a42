import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/service-login/anonymous-login.tsx'
import { playground } from '../../kit/playground.tsx'
import { samples } from '../../examples/anonymous-login.ts'

const flow = playground(samples, Screen)
const meta = { title: 'Flows/Anonymous login', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
