import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions } from '../../src/portal/components/actions/actions.tsx'
import { ButtonLink } from '../../src/portal/components/button/button.tsx'
import { ResultPanel } from '../../src/portal/components/result-panel/result-panel.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Result panel',
  id: 'design-system-result-panel',
  component: ResultPanel,
  args: {
    kind: 'ok',
    title: 'Multi-Factor Authentication Verified',
    children: <p>Your phone is successfully registered</p>,
  },
  parameters: described(
    'The end of a flow: a picture whose water level tells how far the customer has come, a title, an explanation, and one clear next step. The water is at the yellow mark if all is done, half as high while a mail is on its way, and low after a refusal. The words say the same. **Do** use the documented title.',
  ),
} satisfies Meta<typeof ResultPanel>
type Story = StoryObj<typeof ResultPanel>

export const Ok: Story = {}
export const Fail: Story = {
  args: {
    kind: 'fail',
    title: 'Unable to send password recovery email',
    children: (
      <>
        <p>
          The information provided does not match our records. Please check your information and try again.
        </p>
        <Actions>
          <ButtonLink href="/login">Return to Login</ButtonLink>
          <ButtonLink href="/forgotLogin" variant="quiet">
            Forgot your login ID?
          </ButtonLink>
        </Actions>
      </>
    ),
  },
}
export const TitleOnly: Story = { args: { kind: 'info', title: 'Loading', children: undefined } }
