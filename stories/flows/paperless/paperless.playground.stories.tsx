import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/paperless/paperless.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/paperless.ts'

const flow = playground(examples, Screen)
const meta = { title: 'Flows/Paperless', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
