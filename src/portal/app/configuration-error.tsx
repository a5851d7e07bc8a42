import { Result } from '../components/result/result.tsx'
import css from './configuration-error.module.css'
import { configurationError as en } from '../text/en/configuration-error.ts'
import { configurationError as es } from '../text/es/configuration-error.ts'

/** Stands in place of the whole portal: without its configuration it can neither call nor link anywhere. */
export function ConfigurationError() {
  return (
    <main className={`wrap ${css.page}`} role="alert">
      {[en, es].map((text) => (
        <div key={text.language} lang={text.language}>
          <Result kind="fail" title={text.title} level={text.language === 'en' ? 1 : 2}>
            <p>{text.whatNow}</p>
          </Result>
        </div>
      ))}
    </main>
  )
}
