import { brandPath, type Palette } from '../../contract/brand.ts'
import { firstViewElementId, type DocumentFiles, type FirstView } from '../../contract/first-view.ts'
import type { Language } from '../../contract/languages.ts'
import { pageConfigurationElementId, type PageConfiguration } from '../../contract/page-configuration.ts'
import { isMailedLink, paths } from '../../contract/portal-paths.ts'
import { PhoneLink } from '../flows/kit/links.tsx'
import type { documentText } from '../text/en/document.ts'
import { mayHaveScripts } from '../third-party-scripts/leave-scripts.ts'
import { pageAt } from './pages.tsx'

export interface DocumentBrand {
  /** The style sheet of the brand. In the document, it is before the portal's own styles. */
  readonly style: string
  readonly fonts: readonly string[]
  readonly logo: string
  readonly light: Pick<Palette, 'surface' | 'paper'>
  readonly dark: Pick<Palette, 'surface'>
}

interface FirstDocumentProps extends FirstView {
  readonly configuration: PageConfiguration
  readonly publicOrigin: string
  readonly files: DocumentFiles
  readonly brand: DocumentBrand
  readonly inlineScripts: Readonly<Record<'waitForScript' | 'earlyCaptcha' | 'loadScripts', string>>
  readonly language: Language
  readonly path: string
  readonly title: string
  readonly text: string
}

const texts = import.meta.glob<typeof documentText>('../text/*/document.ts', {
  import: 'documentText',
  eager: true,
})

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/**
 * The document around the rendered page. The document contains everything that a reader needs to read the text, and
 * loads nothing that would delay the text.
 */
export function FirstDocument(page: FirstDocumentProps) {
  const { configuration, files, inlineScripts, brand, path, language, alerts, year } = page
  const { isLanding, hasCaptcha, waitsForAction } = pageAt(path) ?? {}
  const captcha = hasCaptcha ? configuration.recaptchaScript : undefined
  // The guard of a page that requires a sign-in is part of the portal's script.
  const isGuarded = configuration.protectedRoutes.some((route) => route.path === path)
  const words = texts[`../text/${language}/document.ts`]
  if (words === undefined) throw new Error(`There are no texts in ${language}.`)
  const { scripts } = configuration
  const phone = <PhoneLink phone={configuration.supportPhone} />
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{page.title}</title>
        <Description {...page} words={words} />
        <meta name="theme-color" content={brand.light.surface} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={brand.dark.surface} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={`${brandPath}/icon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${brandPath}/apple-touch-icon.png`} />
        <link rel="manifest" href={webManifestPath} />
        {captcha?.startsWith(google) && <GoogleNearby />}
        {/* Chromium sends the URL of the page, which can contain a link code, with a font that only a style asks for. */}
        {brand.fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin=""
            referrerPolicy="no-referrer"
          />
        ))}
        <style>{brand.style + files.style}</style>
      </head>
      <body>
        {/* This inline script is before the page's text, so that it can store presses while the rest of the
            document loads. */}
        <script
          data-script={files.script}
          data-style={files.styleSheet}
          data-early={files.early.join(' ')}
          data-link={isMailedLink(path) ? '' : undefined}
          data-needs-captcha={captcha ? '' : undefined}
          data-waits={waitsForAction && !isGuarded && !(isLanding && alerts === null) ? path : undefined}
        >
          {inlineScripts.waitForScript}
        </script>
        {/* oxlint-disable-next-line react/no-danger -- the server has checked the logo file of the installation */}
        <div dangerouslySetInnerHTML={{ __html: brand.logo }} />
        <noscript>
          <p className="notice">
            <span>{words.needsScript[0]}</span> {phone}
            <span>{words.needsScript[1]}</span>
          </p>
        </noscript>
        {/* oxlint-disable-next-line react/no-danger -- React itself has rendered this HTML */}
        <div id="app" dangerouslySetInnerHTML={{ __html: page.text }} />
        {captcha && (
          <script data-captcha={captcha} data-site-key={configuration.recaptchaSiteKey}>
            {inlineScripts.earlyCaptcha}
          </script>
        )}
        {(scripts.survey ?? scripts.analytics) !== undefined && mayHaveScripts(path, configuration) && (
          <script data-survey={scripts.survey} data-analytics={scripts.analytics}>
            {inlineScripts.loadScripts}
          </script>
        )}
        <p id="overdue" className="notice overdue" role="alert">
          <span>{words.overdue[0]}</span> {phone}
          <span>{words.overdue[1]}</span>
        </p>
        <p id="outdated" className="notice overdue now" role="alert" hidden>
          <span>{words.outdated[0]}</span> {phone}
          <span>{words.outdated[1]}</span>
        </p>
        <script type="application/json" id={pageConfigurationElementId}>
          {json(configuration)}
        </script>
        <script type="application/json" id={firstViewElementId}>
          {json({ path, language, alerts, year } satisfies FirstView)}
        </script>
      </body>
    </html>
  )
}

const google = 'https://www.google.com'

/**
 * The page loads Google's script after the first paint. With these links, the browser opens the connections to Google
 * before that.
 */
function GoogleNearby() {
  return (
    <>
      <link rel="preconnect" href={google} />
      <link rel="preconnect" href="https://www.gstatic.com" crossOrigin="" />
    </>
  )
}

/**
 * The description for search engines and previews. A page that needs a mailed code or shows a result tells search
 * engines not to list it.
 */
function Description({
  configuration,
  publicOrigin,
  path,
  title,
  words,
}: FirstDocumentProps & { words: typeof documentText }) {
  const name = pageAt(path)?.listedAs
  const description = words.descriptions[name ?? 'home'](configuration.productName, configuration.utilityName)
  if (name === undefined)
    return (
      <>
        <meta name="robots" content="noindex" />
        <meta name="description" content={description} />
      </>
    )
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${publicOrigin}${paths[name]}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={configuration.productName} />
    </>
  )
}

export const webManifestPath = '/manifest.webmanifest'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${brandPath}/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/**
 * The web manifest describes how a phone shows the portal on its home screen. The portal opens in the browser and not
 * as an app, because the customer needs the address bar and Back.
 */
export const webManifest = (
  { productName, locale }: PageConfiguration,
  { light }: Pick<DocumentBrand, 'light'>,
) => ({
  name: productName,
  short_name: productName,
  lang: locale,
  id: paths.home,
  start_url: paths.home,
  display: 'browser',
  theme_color: light.surface,
  background_color: light.paper,
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
})
