import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { buttonClass, type ButtonVariant } from './button-class.ts'

interface ButtonLinkProps {
  href: string
  variant?: ButtonVariant
  wide?: boolean
  icon?: IconName
  /** Set for another site: adds the way-out icon, and these words for those who hear the page. */
  newSiteLabel?: string
  newWindow?: boolean
  onPress?: () => void
  children: ReactNode
}

/** A link that is as important as a button. It goes somewhere; what changes something is a `Button`. */
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
      {children}
      {newSiteLabel && (
        <>
          <Icon name="out" />
          <span className="hidden"> ({newSiteLabel})</span>
        </>
      )}
    </a>
  )
}
