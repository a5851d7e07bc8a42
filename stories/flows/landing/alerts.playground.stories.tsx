import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/portal/flows/landing/alerts.tsx'
import { aboveInPortal } from '../../kit/in-portal.tsx'
import { LandingAround } from '../../kit/on-landing.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/alerts.ts'

const flow = playground(examples, Screen, aboveInPortal(<LandingAround />))
const meta = { title: 'Flows/Alerts', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
