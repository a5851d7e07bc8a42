import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../src/portal/screens/forgot-login.tsx'
import { playground } from '../kit/playground.tsx'
import { samples } from '../samples/forgot-login.ts'

const flow = playground(samples, Screen)
const meta = { title: 'Playground/Forgot login ID', tags: ['!autodocs'], ...flow } satisfies Meta<
  typeof flow.component
>
export default meta

export const ForgotLogin: StoryObj<typeof meta> = {}
