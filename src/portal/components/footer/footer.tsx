import css from './footer.module.css'

export interface FooterProps {
  year: number
  links: { privacy: string; terms: string }
  labels: {
    /** The name of the page's owner, after "© 2026". */
    owner: string
    privacy: string
    terms: string
  }
}

interface FrameFooterProps extends FooterProps {
  help: { href: string; label: string }
}

export function Footer({ year, links, labels, help }: FrameFooterProps) {
  return (
    <footer className={css.footer}>
      <div className={`wrap ${css.line}`}>
        <p>{`© ${year} ${labels.owner}`}</p>
        <a href={help.href} rel="noopener">
          {help.label}
        </a>
        <a href={links.privacy} rel="noopener">
          {labels.privacy}
        </a>
        <a href={links.terms} rel="noopener">
          {labels.terms}
        </a>
      </div>
    </footer>
  )
}
