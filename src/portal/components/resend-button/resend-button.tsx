import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './resend-button.module.css'

interface ResendButtonProps {
  /** What it says now: "Resend Code", "Sending...", "Code Resent", "Resend Code in 24 seconds". */
  text: string
  /** The longest it will say, whose room it keeps on a phone. */
  longest: string
  busy?: boolean
  /** Pressing does nothing yet: just sent, or cooling down. */
  inactive?: boolean
  /** Just sent: a tick stands before the words. */
  done?: boolean
  onPress: () => void
}

/** Sends a code or an email once more. It counts nothing itself; whoever holds the time gives it words and state. */
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
