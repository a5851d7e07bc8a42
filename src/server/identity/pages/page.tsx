import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { languageParameter, languages as ownNames } from '../../../contract/languages.ts'
import type { Links } from '../../../contract/page-configuration.ts'
import { Actions } from '../../../portal/components/actions/actions.tsx'
import { ButtonLink } from '../../../portal/components/button/button.tsx'
import { ErrorSummary } from '../../../portal/components/error-summary/error-summary.tsx'
import { Gate } from '../../../portal/components/gate/gate.tsx'
import type { Ending } from '../../../portal/components/level-head/level-head.tsx'
import { ResultPanel } from '../../../portal/components/result-panel/result-panel.tsx'
import { PageFrame } from '../../../portal/components/page-frame/page-frame.tsx'
import type { Brand } from '../../platform/brand.ts'
import type { Language } from '../../platform/language.ts'
import { wordsIn } from '../../words/words.ts'
import { createHash } from 'node:crypto'
import { issuerPath } from '../../../contract/identity.ts'
import script from './page-script.js?raw'

/** The hash in the path lets browsers cache the file without a time limit. */
const version = createHash('sha256').update(script).digest('base64url').slice(0, 12)

export const pageScript = { path: `${issuerPath}/assets/${version}.page.js`, text: script }

const base = import.meta.glob<string>('../../../portal/styles/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const components = import.meta.glob<string>(
  '../../../portal/components/{actions,error-message,error-summary,field,footer,gate,header,level-head,page-frame,result-panel,sea-chart}/*.css',
  { query: '?inline', import: 'default', eager: true },
)

/** The portal's styles of all components on these pages, without comments. The brand's styles come first. */
export const pageStyle = (brandStyle: string): string =>
  [brandStyle, ...Object.values(base), ...Object.values(components)]
    .join('\n')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')

export interface PageSettings {
  readonly productName: string
  readonly supportPhone: string
  readonly publicOrigin: string
  readonly brand: Pick<Brand, 'logo' | 'fonts'>
  readonly style: string
  /** In display order. */
  readonly languages: readonly Language[]
  readonly links: Pick<Links, 'help' | 'emergency' | 'privacy' | 'terms'>
}

/** Without `field`, it concerns the whole form. */
export const problem = v.object({
  field: v.optional(v.picklist(['loginId', 'password', 'confirmPassword', 'code'])),
  text: v.string(),
  /** Advice below the error message. */
  help: v.optional(v.string()),
  /** Then the script of the page removes the message when the person types. */
  isMissing: v.optional(v.boolean()),
  /** The summary says it and links to `field`; the field does not say it again. */
  isSaidOnce: v.optional(v.boolean()),
})
export type Problem = v.InferOutput<typeof problem>

export const errorAt = (problems: readonly Problem[], field: Problem['field']) =>
  problems.find((found) => found.field === field && found.isSaidOnce !== true)?.text

/** What the page's script needs to know about a form: it removes the errors of empty fields, and shows passwords. */
export const scripted = (language: Language, problems: readonly Problem[]) => {
  const { show, hide } = wordsIn(language).identity.createLogin
  const missing = problems.flatMap(({ field, isMissing }) => (isMissing && field ? [field] : []))
  return { 'data-missing': missing.join(' '), 'data-show': show, 'data-hide': hide }
}

interface Shown {
  readonly title: string
  readonly problems?: readonly Problem[]
  /** The content has a heading of its own. */
  readonly hasHeading?: boolean
}

/** The document of a page, in the portal's frame. */
export const renderPage = (
  settings: PageSettings,
  language: Language,
  { title, problems = [], hasHeading }: Shown,
  content: ReactElement,
): string => {
  const { productName: product, links, languages } = settings
  const { common, page } = wordsIn(language).identity
  const errors = problems.map(({ field, text }) => ({ text, ...(field && { fieldId: field }) }))
  const documentTitle = `${problems.length > 0 ? common.errorPrefix : ''}${title} – ${product}`
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{documentTitle}</title>
        <link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
        {settings.brand.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <style>{settings.style}</style>
        <script src={pageScript.path} defer />
      </head>
      <body>
        {/* oxlint-disable-next-line react/no-danger -- the server has checked the logo file of the installation */}
        <div dangerouslySetInnerHTML={{ __html: settings.brand.logo }} />
        <PageFrame
          skipLabel={page.skip}
          header={{
            product,
            links,
            labels: { home: page.home(product), help: page.help, emergency: page.emergency },
            languageSwitch: {
              label: page.language,
              current: language,
              languages: languages.map((lang) => ({ lang, name: ownNames[lang] })),
              parameter: languageParameter,
            },
          }}
          footer={{
            year: new Date().getFullYear(),
            links,
            labels: { owner: product, privacy: page.privacy, terms: page.terms },
          }}
        >
          <Gate>
            {!hasHeading && <h1>{title}</h1>}
            <ErrorSummary
              title={common.errorsTitle}
              errors={errors}
              help={problems.map(({ help }) => help).find(Boolean)}
            />
            {content}
          </Gate>
        </PageFrame>
      </body>
    </html>,
  )}`
}

interface End {
  readonly kind: Ending
  readonly title: string
  readonly text: string
  readonly way: { readonly href: string; readonly label: string }
}

/** A page with a picture, and one way on. */
export const renderEnd = (
  settings: PageSettings,
  language: Language,
  { kind, title, text, way }: End,
): string =>
  renderPage(
    settings,
    language,
    { title, hasHeading: true },
    <ResultPanel kind={kind} title={title} level={1}>
      <p>{text}</p>
      <Actions>
        <ButtonLink href={way.href} wide>
          {way.label}
        </ButtonLink>
      </Actions>
    </ResultPanel>,
  )
