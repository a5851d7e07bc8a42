import { html, raw } from 'hono/html'
import { brandLogoId } from '../../../contract/brand.ts'
import { languages as ownNames } from '../../../contract/languages.ts'
import { pageScript } from './assets.ts'
import type { Language } from '../../platform/language.ts'
import { texts } from './sign-in-text.ts'

export type Markup = ReturnType<typeof html>

export interface PageSettings {
  readonly productName: string
  readonly supportPhone: string
  readonly publicOrigin: string
  /** An SVG symbol. */
  readonly logo: string
  readonly stylePath: string
  /** In display order. */
  readonly languages: readonly Language[]
  readonly links: { readonly privacy?: string; readonly terms?: string }
}

const drawings = {
  lock: '<rect x="4.5" y="10.5" width="15" height="10" rx="1.5"/><path d="M8 10.5V7.2a4 4 0 0 1 8 0v3.3M12 14.5v2"/>',
  alert: '<path d="M12 3.5 2.5 20h19z"/><path d="M12 10v4.5M12 17.2v.1"/>',
}
export const icon = (name: keyof typeof drawings): Markup =>
  html`<svg class="icon" aria-hidden="true" viewBox="0 0 24 24">${raw(drawings[name])}</svg>`

const chart = raw(
  '<svg class="chart" viewBox="0 0 1200 800" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">' +
    '<use href="/chart.svg#depths"/></svg>',
)
const mark = raw(`<svg class="mark" aria-hidden="true"><use href="#${brandLogoId}"/></svg>`)

export const pageFrame = async (
  settings: PageSettings,
  language: Language,
  title: string,
  sheet: Markup,
): Promise<string> => {
  const text = texts[language]
  const { productName, publicOrigin, links, logo, stylePath, languages } = settings
  const lastCapital = Math.max(0, productName.search(/[A-Z][^A-Z]*$/))
  const languageLink = (linked: Language) =>
    html`<a
      href="?ui_locales=${linked}"
      lang="${linked}"
      hreflang="${linked}"
      ${linked === language ? raw('aria-current="true"') : ''}
      >${ownNames[linked]}</a
    >`
  const link = (href: string | undefined, label: string) => href && html`<a href="${href}">${label}</a>`
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${productName}</title>
        <link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${stylePath}" />
        <script src="${pageScript.path}" defer></script>
      </head>
      <body>
        ${raw(logo)}
        <a class="skip" href="#main">${text.skip}</a>
        <main id="main" tabindex="-1" class="gate">
          ${chart}
          <div class="gate-in">
            <a class="brand" href="${publicOrigin}/" aria-label="${text.home(productName)}">
              ${mark}<span class="name"
                >${productName.slice(0, lastCapital)}<b>${productName.slice(lastCapital)}</b></span
              >
            </a>
            <div class="sheet">${sheet}</div>
          </div>
        </main>
        <footer class="footer">
          <div class="wrap">
            <p>© ${new Date().getFullYear()} ${productName}</p>
            <nav aria-label="${text.language}">${languages.map(languageLink)}</nav>
            ${link(links.privacy, text.privacy)} ${link(links.terms, text.terms)}
          </div>
        </footer>
      </body>
    </html>`
  return String(page)
}
