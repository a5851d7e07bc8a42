import type { Meta, StoryObj } from '@storybook/react-vite'
import type { serviceLoginMachine } from '../../../machines/service-login.machine.ts'
import type { ScreenProps } from '../../../src/portal/flows/kit/flow.ts'
import { LandingAround } from '../../kit/on-landing.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/service-login.ts'

function OnLanding(props: ScreenProps<typeof serviceLoginMachine>) {
  return <LandingAround serviceLogin={props} />
}

const flow = playground(examples, OnLanding)
const meta = { title: 'Flows/Service login', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
