import { Icon } from '../icon/icon.tsx'
import { Brand } from './brand.tsx'
import css from './header.module.css'

export interface HeaderProps {
  product: string
  links: { help: string; emergency: string }
  labels: {
    /** Name of the link on the mark: "MyWater home". */
    home: string
    help: string
    emergency: string
  }
  languageSwitch: {
    /** The other language, in itself: "Español". */
    label: string
    /** The code of that other language. */
    lang: string
    onSwitch: () => void
  }
}

/** The head of every page: home, Report Emergency, login help, the other language. */
export function Header({ product, links, labels, languageSwitch }: HeaderProps) {
  return (
    <header className={css.header}>
      <div className={`wrap ${css.line}`}>
        <a className={css.brand} href="/" aria-label={labels.home}>
          <Brand product={product} />
        </a>
        <a className={css.emergency} href={links.emergency} rel="noopener">
          <Icon name="alert" />
          {labels.emergency}
        </a>
        <a className={css.minor} href={links.help} rel="noopener">
          {labels.help}
        </a>
        <button
          type="button"
          className={`link ${css.switch}`}
          lang={languageSwitch.lang}
          onClick={languageSwitch.onSwitch}
        >
          {languageSwitch.label}
        </button>
      </div>
    </header>
  )
}
