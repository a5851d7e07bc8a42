import { ResultPanel } from '../components/result-panel/result-panel.tsx'
import css from './configuration-error.module.css'
import type { configurationError } from '../text/en/configuration-error.ts'

const texts = Object.values(
  import.meta.glob<typeof configurationError>('../text/*/configuration-error.ts', {
    eager: true,
    import: 'configurationError',
  }),
)

/** Without the configuration, the portal knows neither the URL of the backend nor the links in header and footer. */
export function ConfigurationError() {
  return (
    <main className={`wrap ${css.page}`} role="alert">
      {texts.map((text) => (
        <div key={text.language} lang={text.language}>
          <ResultPanel kind="fail" small title={text.title} level={text === texts[0] ? 1 : 2}>
            <p>{text.whatNow}</p>
          </ResultPanel>
        </div>
      ))}
    </main>
  )
}
