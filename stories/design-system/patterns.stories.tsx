import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions } from '../../src/portal/components/actions/actions.tsx'
import { Button, ButtonLink } from '../../src/portal/components/button/button.tsx'
import { ErrorMessage } from '../../src/portal/components/error-message/error-message.tsx'
import { ErrorSummary } from '../../src/portal/components/error-summary/error-summary.tsx'
import { ResultPanel } from '../../src/portal/components/result-panel/result-panel.tsx'
import { SummaryList } from '../../src/portal/components/summary-list/summary-list.tsx'
import { TextField } from '../../src/portal/components/text-field/text-field.tsx'
import { supportPhone } from '../kit/in-portal.tsx'
import css from './component-page.module.css'
import { described } from '../kit/described.ts'

export default {
  title: 'Errors, confirmation',
  id: 'design-system-patterns',
  parameters: described(
    'Several components that are used together. Each page consists of the components and texts of the portal, so a change of the portal also changes the page.',
  ),
} satisfies Meta
type Story = StoryObj

/**
 * The page shows each error message next to the refused field or the pressed button. The message also says what the
 * customer can do next.
 */
export const Errors: Story = {
  render: () => (
    <div className={css.pattern}>
      <h2>A field is wrong</h2>
      <p>
        Said at the field and once more above the form, in the same words, after Next was pressed. What was
        typed stays.
      </p>
      <ErrorSummary title="There is a problem" errors={[{ fieldId: 'last', text: 'Last Name Required' }]} />
      <TextField id="last" name="lastName" label="Last Name" error="Last Name Required" />
      <h2>A call failed</h2>
      <p>
        Said beside the button that was pressed, with how long to wait where that is known; the form is as it
        was. Where the documents say &ldquo;alert&rdquo; it is a dialog with one button.
      </p>
      <ErrorMessage id="call" text="Something went wrong. Please try again." />
      <Actions>
        <Button onPress={() => undefined}>Try Again</Button>
      </Actions>
      <h2>There is no way on here</h2>
      <p>A result with its next step, the number to call, and a report that support finds by its code.</p>
      <ResultPanel kind="fail" title="Unable to find account information" level={3}>
        <p>Please check your information and try again, or call {supportPhone}.</p>
        <Actions>
          <ButtonLink href="/login">Return to Login</ButtonLink>
        </Actions>
      </ResultPanel>
    </div>
  ),
}

/** The page says what was done, what was stored, and what the customer has to do, in that order. */
export const Confirmation: Story = {
  render: () => (
    <div className={css.pattern}>
      <ResultPanel kind="ok" title="Thank you, Jordan Rivera">
        <p>Your login is created. One step is left.</p>
        <SummaryList
          rows={[
            { term: 'Name', value: 'Jordan Rivera' },
            { term: 'Login ID', value: 'JRIVERA_48', number: true },
          ]}
        />
        <Actions>
          <ButtonLink href="/login">Login Now</ButtonLink>
        </Actions>
      </ResultPanel>
      <ul>
        <li>What is finished carries the tick, what is left its number.</li>
        <li>One main button. What can go wrong now (no mail, a mistyped address) has its words here.</li>
        <li>Loaded again or come back to, it asks nothing again and sends nothing again.</li>
      </ul>
    </div>
  ),
}
