import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/registration/create-login.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/create-login.ts'

const flow = playground(examples, Screen)
const meta = { title: 'Flows/Create login', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
