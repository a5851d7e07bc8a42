import { Icon } from '../icon/icon.tsx'
import css from './header.module.css'

export interface HeaderProps {
  product: string
  links: { help: string; emergency: string }
  labels: {
    /** Name of the link on the logo. */
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

/** The head of every page: home, Report Emergency, login help, the other language; that without a script too. */
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
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            languageSwitch.onSwitch()
          }}
        >
          <button
            type="submit"
            name="language"
            value={languageSwitch.lang}
            className={`link ${css.switch}`}
            lang={languageSwitch.lang}
          >
            {languageSwitch.label}
          </button>
        </form>
      </div>
    </header>
  )
}

/** The logo, which stands in the document, and the product's name, from its last capital on in bold. */
function Brand({ product }: { product: string }) {
  const lastCapital = Math.max(0, product.search(/[A-Z][^A-Z]*$/))
  return (
    <span className={css.mark}>
      <svg aria-hidden="true">
        <use href="#brand-logo" />
      </svg>
      <span className={css.name}>
        {product.slice(0, lastCapital)}
        <b>{product.slice(lastCapital)}</b>
      </span>
    </span>
  )
}
