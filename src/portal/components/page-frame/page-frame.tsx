import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Footer, type FooterProps } from '../footer/footer.tsx'
import { Header, type HeaderProps } from '../header/header.tsx'
import css from './page-frame.module.css'

interface PageFrameProps {
  /** "Skip to main content", the first target of the keyboard. */
  skipLabel: string
  header: HeaderProps
  footer: FooterProps
  /** Between header and page: the alert banner. */
  banner?: ReactNode
  /** The page itself fills the space down to the footer. */
  flush?: boolean
  children: ReactNode
}

/** The frame of every page: skip link, header, banner, main, footer. */
export function PageFrame({ skipLabel, header, footer, banner, flush, children }: PageFrameProps) {
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main">
        {skipLabel}
      </a>
      <Header {...header} />
      {banner}
      <main id="main" tabIndex={-1} className={classes(flush && css.flush)}>
        {children}
      </main>
      <Footer {...footer} />
    </div>
  )
}
