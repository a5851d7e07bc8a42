import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './resend-button.module.css'

interface ResendButtonProps {
  /** The current text: "Resend Code", "Sending...", "Code Resent", "Resend Code in 24 seconds". */
  text: string
  /** The longest text of the button. On a phone the button reserves space for this text. */
  longest: string
  busy?: boolean
  /** A press does nothing now, because the code was just sent or the cooldown is running. */
  inactive?: boolean
  /** The code was just sent, so the button shows a tick before the text. */
  done?: boolean
  onPress: () => void
}

/** The button that sends a code or an email again. The caller measures the time, and passes text and state. */
export function ResendButton({ text, longest, busy, inactive, done, onPress }: ResendButtonProps) {
  return (
    <Button variant="second" busy={busy} inactive={inactive} onPress={onPress}>
      <span className={css.words} data-longest={longest}>
        <span className={css.now}>
          {done && <Icon name="check" />}
          {text}
        </span>
      </span>
    </Button>
  )
}
