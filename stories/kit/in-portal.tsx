import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { PageFrame } from '../../src/portal/components/page-frame/page-frame.tsx'
import { usePageFrame } from '../../src/portal/screens/page-frame-words.ts'
import { PortalProvider } from '../../src/portal/text/portal.tsx'
import type { Portal } from '../../src/portal/text/portal.tsx'

const site = (name: string) => `#${name}`

/** The page's names and links as stories have them; every link leads nowhere. */
export const portalIn = (language: Portal['language']): Portal => ({
  language,
  switchLanguage: () => undefined,
  year: 2026,
  configuration: {
    productName: 'MyWater',
    utilityName: 'American Water',
    sisterName: 'Liberty New York Water',
    supportPhone: '1-800-555-0199',
    recaptchaSiteKey: 'stories',
    links: {
      help: site('help'),
      waterQuality: site('water-quality'),
      emergency: site('emergency'),
      privacy: site('privacy'),
      terms: site('terms'),
      moveIn: site('move-in'),
      sisterSite: site('sister'),
      sisterRegistration: site('sister-registration'),
      selfService: site('self-service'),
      securityDisclosure: site('security-disclosure'),
    },
    features: { paGetService: false, emailCode: false },
  },
})

function Page({ children }: { children: ReactNode }) {
  return <PageFrame {...usePageFrame()}>{children}</PageFrame>
}

/** Puts a screen into the page it belongs to, in the toolbar's language. */
export const inPortal: Decorator = (Story, { globals }) => (
  <PortalProvider portal={portalIn(globals['language'] === 'es' ? 'es' : 'en')}>
    <Page>
      <Story />
    </Page>
  </PortalProvider>
)
