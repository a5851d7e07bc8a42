import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './header.module.css'

export interface HeaderProps {
  product: string
  links: { help: string; emergency: string }
  labels: {
    /** The accessible name of the link on the logo. */
    home: string
    help: string
    emergency: string
  }
  languageSwitch: LanguageSwitchProps
}

interface LanguageSwitchProps {
  /** The text "Language:". */
  label: string
  /** The code of the page's language. */
  current: string
  /** The languages, in the order in which the list shows them. Each name is written in its own language. */
  languages: readonly { lang: string; name: string }[]
  onSwitch?: (lang: string) => void
  /** The query parameter with the chosen language, on a page that React does not run. */
  parameter?: string
}

/** On a phone, the header is one row, and only the footer has the link to the help. The header works without a script. */
export function Header({ product, links, labels, languageSwitch }: HeaderProps) {
  return (
    <header className={css.header}>
      <div className={`wrap ${css.line}`}>
        <a className={css.brand} href="/" aria-label={labels.home}>
          <Brand product={product} />
        </a>
        <a className={css.emergency} href={links.emergency} rel="noopener">
          <Icon name="alert" />
          <span>{labels.emergency}</span>
        </a>
        <a className={css.minor} href={links.help} rel="noopener">
          {labels.help}
        </a>
        <LanguageSwitch {...languageSwitch} />
      </div>
    </header>
  )
}

function LanguageSwitch({ label, current, languages, onSwitch, parameter }: LanguageSwitchProps) {
  const list = useRef<HTMLDetailsElement>(null)
  const currentName = languages.find(({ lang }) => lang === current)?.name ?? current
  const close = () => list.current?.removeAttribute('open')
  const closeHere = () => {
    close()
    list.current?.querySelector('summary')?.focus()
  }
  const closesWhenLeft = {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !list.current?.contains(relatedTarget)) close()
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeHere()
    },
  }
  return (
    <details ref={list} className={css.languages}>
      <summary {...closesWhenLeft} className="fold">
        <span className="hidden">{`${label} `}</span>
        <span className={css.language} lang={current} data-short={currentName.slice(0, 2)}>
          <span>{currentName}</span>
        </span>
        <Icon name="chevron" />
      </summary>
      <form method={parameter ? 'get' : 'post'} onSubmit={(event) => event.preventDefault()}>
        <ul>
          {languages.map(({ lang, name }) => (
            <li key={lang}>
              <button
                {...closesWhenLeft}
                type="submit"
                name={parameter ?? 'language'}
                value={lang}
                lang={lang}
                aria-current={lang === current || undefined}
                onClick={() => {
                  closeHere()
                  onSwitch?.(lang)
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  )
}

/**
 * The logo and the product's name. The document contains the logo as an SVG symbol. The last part of the name, from its
 * last capital letter on, is bold.
 */
function Brand({ product }: { product: string }) {
  const lastCapital = Math.max(0, product.search(/[A-Z][^A-Z]*$/))
  return (
    <span className={css.mark}>
      <svg aria-hidden="true">
        <use href="#brand-logo" />
      </svg>
      <span className={css.name} translate="no">
        <span>{product.slice(0, lastCapital)}</span>
        <b>{product.slice(lastCapital)}</b>
      </span>
    </span>
  )
}
