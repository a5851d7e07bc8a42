import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/recovery/account-lookup.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/account-lookup.ts'

const flow = playground(examples, Screen)
const meta = { title: 'Flows/Account lookup', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
