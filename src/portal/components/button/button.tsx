import type { MouseEvent, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import css from '../../styles/button.module.css'

interface ButtonProps {
  variant?: ButtonVariant
  /**
   * True while a call is running: the button keeps the focus, ignores presses and shows an animation. The caller
   * changes the text of the button.
   */
  busy?: boolean
  /**
   * True if a press has no effect now, for example during a cooldown. The button keeps the focus and ignores presses,
   * without an animation.
   */
  inactive?: boolean
  wide?: boolean
  type?: 'button' | 'submit'
  /** What a submit with this button adds to the form. */
  name?: string
  value?: string
  /** The id of the form, if the button is outside of it. */
  form?: string
  icon?: IconName
  onPress?: () => void
  ref?: Ref<HTMLButtonElement>
  /**
   * `sign-in` if a press on the button opens the identity provider. `app/warm-up.ts` loads the script for sign-in when
   * the pointer or the focus reaches a button with this value.
   */
  'data-leads-to'?: string
  children: ReactNode
}

/**
 * A button. A button never has the attribute `disabled`, because a disabled button loses the keyboard focus. A busy or
 * inactive button has `aria-disabled` and ignores every press, also a submit with Enter in a field. A double click is
 * handled as one press.
 */
export function Button({
  variant = 'main',
  busy,
  inactive,
  wide,
  type = 'button',
  icon,
  onPress,
  ref,
  'data-leads-to': leadsTo,
  children,
  ...submit
}: ButtonProps) {
  const idle = busy === true || inactive === true
  const press = (event: MouseEvent) => {
    // The first click of a double click can replace another button with this one. The second click is meant for that
    // other button, so this button ignores it.
    if (idle || event.detail > 1) event.preventDefault()
    else onPress?.()
  }
  return (
    <button
      {...submit}
      ref={ref}
      type={type}
      className={buttonClass(variant, wide)}
      aria-disabled={idle || undefined}
      data-busy={busy || undefined}
      data-leads-to={leadsTo}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

interface ButtonLinkProps {
  href: string
  variant?: ButtonVariant
  wide?: boolean
  icon?: IconName
  /** The text for screen readers on a link to another site. A link with this text also shows an icon. */
  newSiteLabel?: string
  newWindow?: boolean
  onPress?: (event: MouseEvent) => void
  children: ReactNode
}

/**
 * A link that looks like a button. Use this component if a press opens a URL. If a press does something else, use
 * `Button`.
 */
export function ButtonLink({
  href,
  variant = 'main',
  wide,
  icon,
  newSiteLabel,
  newWindow,
  onPress,
  children,
}: ButtonLinkProps) {
  return (
    <a
      href={href}
      className={buttonClass(variant, wide)}
      rel="noopener"
      target={newWindow ? '_blank' : undefined}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {newSiteLabel && (
        <>
          <Icon name="out" />
          <span className="hidden">{` (${newSiteLabel})`}</span>
        </>
      )}
    </a>
  )
}

export type ButtonVariant = 'main' | 'second' | 'quiet'

/** Returns the class names of a button, or of a link that looks like a button. */
function buttonClass(variant: ButtonVariant, wide: boolean | undefined): string {
  return classes(css.button, variant !== 'main' && css[variant], wide && css.wide)
}
