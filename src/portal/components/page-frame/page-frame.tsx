import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Footer, type FooterProps } from '../footer/footer.tsx'
import { Header, type HeaderProps } from '../header/header.tsx'
import css from './page-frame.module.css'

interface PageFrameProps {
  /** "Skip to main content", the first thing the keyboard meets. */
  skipLabel: string
  header: HeaderProps
  footer: FooterProps
  /** Between header and page: the alert banner. */
  banner?: ReactNode
  /** The page reaches down to the footer by itself. */
  flush?: boolean
  children: ReactNode
}

/** What stands around every page: skip link, header, banner, main, footer. */
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
