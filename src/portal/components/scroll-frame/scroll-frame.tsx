import type { ReactNode } from 'react'
import css from './scroll-frame.module.css'

interface ScrollFrameProps {
  readonly name: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A frame for content that is larger than the frame. The customer can scroll the content, also with the keyboard. */
export function ScrollFrame({ name, className = css.frame, children }: ScrollFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
    <div className={className} role="region" aria-label={name} tabIndex={0}>
      {children}
    </div>
  )
}
