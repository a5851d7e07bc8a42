import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { Footer, type FooterProps } from '../footer/footer.tsx'
import { Header, type HeaderProps } from '../header/header.tsx'
import css from './page-frame.module.css'

interface PageFrameProps {
  /** The text "Skip to main content" of the link that gets the keyboard focus first. */
  skipLabel: string
  header: HeaderProps
  footer: FooterProps
  /** The alert banner, between header and page. */
  banner?: Elements
  children: ReactNode
}

/** The frame of every page: skip link, header, banner, main, footer. */
export function PageFrame({ skipLabel, header, footer, banner, children }: PageFrameProps) {
  return (
    <div className={css.frame}>
      <a className={classes('hidden', css.skip)} href="#main">
        {skipLabel}
      </a>
      <Header {...header} />
      {banner}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...footer} help={{ href: header.links.help, label: header.labels.help }} />
    </div>
  )
}
