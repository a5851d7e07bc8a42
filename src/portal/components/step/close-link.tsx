import type { MouseEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './close-link.module.css'

interface CloseLinkProps {
  readonly href: string
  readonly label: string | undefined
  readonly onClose?: ((event: MouseEvent) => void) | undefined
}

/** The close icon next to a heading. Wide pages also show the text of the link. */
export function CloseLink({ href, label, onClose }: CloseLinkProps) {
  return (
    <a className={css.close} href={href} onClick={onClose}>
      <Icon name="cross" />
      <span>{label}</span>
    </a>
  )
}
