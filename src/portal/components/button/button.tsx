import type { MouseEvent, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { buttonClass, type ButtonVariant } from './button-class.ts'

interface ButtonProps {
  variant?: ButtonVariant
  /** In flight: keeps focus, ignores presses, shows the moving level. The words change with it, from outside. */
  busy?: boolean
  /** Cannot be pressed just now (a cooldown): keeps focus, ignores presses, shows no level. */
  waiting?: boolean
  wide?: boolean
  type?: 'button' | 'submit'
  icon?: IconName
  onPress?: () => void
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/**
 * A button. It is never `disabled`, which would drop the keyboard's focus: while busy or waiting it says so with
 * `aria-disabled` and swallows the press, the one that Enter in a field sends to a submit button included. A double
 * click is one press.
 */
export function Button({
  variant = 'main',
  busy,
  waiting,
  wide,
  type = 'button',
  icon,
  onPress,
  ref,
  children,
}: ButtonProps) {
  const idle = busy === true || waiting === true
  const press = (event: MouseEvent) => {
    // the second click of a double one was meant for what stood here before
    if (idle || event.detail > 1) event.preventDefault()
    else onPress?.()
  }
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClass(variant, wide)}
      aria-disabled={idle || undefined}
      data-busy={busy || undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
