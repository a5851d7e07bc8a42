import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Decorator, Preview } from '@storybook/react'
import { lazy, Suspense, type PropsWithChildren } from 'react'
import type { ArgsEnhancer } from 'storybook/internal/types'
import '../src/portal/styles/tokens.css'
import '../src/portal/styles/base.css'
import '../src/sandbox/captcha/captcha.css'
import { languages } from '../src/contract/languages.ts'
import { forgetPlace } from '../src/portal/components/step/focus-heading.ts'
import { loadAllTexts } from '../src/portal/text/load-texts.ts'
import { brands } from '../stories/kit/brands.ts'
import { pseudoLanguages } from '../stories/kit/pseudo-language.ts'
import { inPseudoLanguage } from '../stories/kit/pseudo-spoken.tsx'
import { preventDocsScrolling } from '../stories/kit/docs-mode.ts'
import { dressRoot } from '../stories/kit/dress-root.ts'
import { languageOf } from '../stories/kit/text-of.ts'
import { installFakeCaptcha } from '../stories/kit/fake-captcha.ts'
import { namesState } from '../stories/kit/state-control.ts'

/** A documentation page is dressed by its frame, and its stories share the page. */
const onRoot: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode !== 'docs') dressRoot(globals)
  return <Story />
}

// The parts of documentation pages load on demand, because no story needs them.
const DressedDocs = lazy(async () => ({ default: (await import('./docs-container.tsx')).DressedDocs }))
const ComponentPage = lazy(async () => ({ default: (await import('./component-page.tsx')).ComponentPage }))

const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <DressedDocs {...props} />
  </Suspense>
)

/** The start pages need no texts of the portal, and open faster without them. */
const showsTexts = (title: string): boolean => !title.startsWith('Start/')

/** A documentation page shows several stories of a field, and each label needs a field of its own. */
const ownId: ArgsEnhancer = ({ id, initialArgs }) => ('id' in initialArgs ? { id } : {})

const isTest = '__vitest_browser__' in globalThis

preventDocsScrolling()

const preview: Preview = {
  // Every file of stories has a documentation page, but for those that say `!autodocs`.
  tags: ['autodocs'],
  loaders: [({ title, globals }) => (showsTexts(title) ? loadAllTexts(languageOf(globals)) : undefined)],
  beforeEach: [installFakeCaptcha, forgetPlace],
  argsEnhancers: [namesState, ownId],
  decorators: [onRoot, inPseudoLanguage],
  parameters: {
    docs: { container: DocsFrame, page: () => <ComponentPage /> },
    a11y: {
      test: 'error',
      // A test needs only the violations. Storybook's panel also lists the passed checks.
      ...(isTest && { options: { resultTypes: ['violations'] } }),
    },
    viewport: {
      // Storybook itself shows a story in the width of its frame.
      ...(isTest && { defaultViewport: 'desktop' }),
      options: {
        phone: { name: 'Phone, 360', type: 'mobile', styles: { width: '360px', height: '740px' } },
        narrow: { name: 'Narrowest, 320', type: 'mobile', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280', type: 'desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  initialGlobals: { brand: 'own', language: 'en', theme: 'system' },
  globalTypes: {
    brand: {
      description: 'The utility whose name, logo and colours the portal shows',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(brands).map(([value, { names }]) => ({ value, title: names.productName })),
      },
    },
    language: {
      description: 'The language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries({ ...languages, ...pseudoLanguages }).map(([value, title]) => ({
          value,
          title,
        })),
      },
    },
    theme: {
      description: 'The theme: light, dark, or the theme of the operating system',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Theme of the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
}

export default preview
