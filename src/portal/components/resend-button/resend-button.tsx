import { Button } from '../button/button.tsx'
import css from './resend-button.module.css'

interface ResendButtonProps {
  /** What it says now: "Resend Code", "Sending...", "Code Resent", "Resend Code in 24 seconds". */
  text: string
  busy?: boolean
  /** Pressing does nothing yet: just sent, or cooling down. */
  inactive?: boolean
  /** Just sent: a tick stands before the words. */
  done?: boolean
  onPress: () => void
}

/** Sends a code or an email once more. It counts nothing itself; whoever holds the time gives it words and state. */
export function ResendButton({ text, busy, inactive, done, onPress }: ResendButtonProps) {
  return (
    <Button
      variant="second"
      busy={busy}
      inactive={inactive}
      icon={done ? 'check' : undefined}
      onPress={onPress}
    >
      <span className={css.words}>{text}</span>
    </Button>
  )
}
