import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/sign-in/account-overview.tsx'
import { onAccount } from '../../kit/on-account.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/account-overview.ts'

const flow = playground(examples, onAccount(Screen))
const meta = { title: 'Flows/Account overview', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
