import type { Meta, StoryObj } from '@storybook/react-vite'
import type { signInMachine } from '../../../machines/parts/sign-in.machine.ts'
import type { ScreenProps } from '../../../src/portal/flows/kit/flow.ts'
import { LandingAround } from '../../kit/on-landing.tsx'
import { playground } from '../../kit/playground.tsx'
import { examples } from '../../examples/sign-in.ts'

function OnLanding(props: ScreenProps<typeof signInMachine>) {
  return <LandingAround signIn={props} />
}

const flow = playground(examples, OnLanding)
const meta = { title: 'Flows/Sign-in', ...flow } satisfies Meta<typeof flow.component>
export default meta

export const Playground: StoryObj<typeof meta> = {}
