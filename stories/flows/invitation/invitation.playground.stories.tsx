import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/invitation/invitation.tsx'
import { playground } from '../../kit/playground.tsx'
import { samples } from '../../examples/invitation.ts'

const flow = playground(samples, Screen)
const meta = { title: 'Flows/Invitation', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
