import type { MouseEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './close-link.module.css'

interface CloseLinkProps {
  readonly href: string
  readonly label: string | undefined
  readonly onClose?: ((event: MouseEvent) => void) | undefined
}

/** The link with the close icon, next to a heading. On a wide page, the text of the link is visible too. */
export function CloseLink({ href, label, onClose }: CloseLinkProps) {
  return (
    <a className={css.close} href={href} onClick={onClose}>
      <Icon name="cross" />
      <span className="roomy">{label}</span>
    </a>
  )
}
