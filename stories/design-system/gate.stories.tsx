import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions } from '../../src/portal/components/actions/actions.tsx'
import { Button } from '../../src/portal/components/button/button.tsx'
import { Gate, GateEnd, GateWays } from '../../src/portal/components/gate/gate.tsx'
import { TextField } from '../../src/portal/components/text-field/text-field.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Gate',
  id: 'design-system-gate',
  component: Gate,
  args: {
    children: (
      <>
        <h1>Log in</h1>
        <form>
          <TextField id="loginId" name="loginId" label="Login ID" />
          <Actions>
            <Button icon="lock" wide>
              Log In
            </Button>
          </Actions>
        </form>
        <GateWays>
          <a href="/forgotPassword">Forgot Password</a>
          <a href="/forgotLogin">Forgot Login ID</a>
        </GateWays>
        <GateEnd>
          New here? <a href="/register">Sign Up</a>
        </GateEnd>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...described(
      'One small box on the sea chart. The pages of the built-in identity provider and the pages that wait for a sign-in use it. **Don’t** put more than one form with fields into it.',
    ),
  },
} satisfies Meta<typeof Gate>
type Story = StoryObj<typeof Gate>

export const SignIn: Story = {}
