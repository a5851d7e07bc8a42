import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './resend-button.module.css'

interface ResendButtonProps {
  /** Its current text: "Resend Code", "Sending...", "Code Resent", "Resend Code in 24 seconds". */
  text: string
  /** Its longest text, for which it reserves space on a phone. */
  longest: string
  busy?: boolean
  /** A press does nothing now: just sent, or cooling down. */
  inactive?: boolean
  /** Just sent: shows a tick before the text. */
  done?: boolean
  onPress: () => void
}

/** Sends a code or an email again. The caller counts the time and passes text and state. */
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
