import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/sign-in/sessions.tsx'
import { onAccount } from '../../kit/on-account.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/sessions.ts'

const flow = playground(examples, onAccount(Screen))
const meta = { title: 'Flows/Sessions', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
