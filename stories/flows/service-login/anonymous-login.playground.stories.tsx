import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/service-login/anonymous-login.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/anonymous-login.ts'

const flow = playground(examples, Screen)
const meta = { title: 'Flows/Anonymous login', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
