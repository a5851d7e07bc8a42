import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './resend-button.module.css'

interface ResendButtonProps {
  variant?: 'main' | 'second'
  /** The current text: "Resend Code", "Sending...", "Code Resent", "Resend Code in 24 seconds". */
  text: string
  /** The longest text that the button can show. On a phone the button reserves space for this text. */
  longest: string
  busy?: boolean
  /** True if a press has no effect now: just sent, or the cooldown is running. */
  inactive?: boolean
  /** True right after the verification code or the email was sent. The button then shows a tick before the text. */
  done?: boolean
  onPress: () => void
}

/**
 * The button that sends a verification code or an email again. The caller measures the cooldown, and passes the text
 * and the state of the button.
 */
export function ResendButton(props: ResendButtonProps) {
  const { variant = 'second', text, longest, busy, inactive, done, onPress } = props
  return (
    <Button variant={variant} busy={busy} inactive={inactive} onPress={onPress}>
      <span className={css.words} data-longest={longest}>
        <span className={css.now}>
          {done && <Icon name="check" />}
          <span>{text}</span>
        </span>
      </span>
    </Button>
  )
}
