import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { Elements } from '../../src/portal/components/elements.ts'
import { allLanguages } from '../../src/contract/languages.ts'
import { PageFrame } from '../../src/portal/components/page-frame/page-frame.tsx'
import { brandOf } from './brands.ts'
import { languageOf } from './text-of.ts'
import { ReportButton } from '../../src/portal/app/report-button.tsx'
import { usePageFrame } from '../../src/portal/app/page.tsx'
import { ReportContext } from '../../src/portal/flows/kit/report-slot.tsx'
import { PortalProvider } from '../../src/portal/flows/kit/portal.tsx'
import type { Portal } from '../../src/portal/flows/kit/portal.tsx'

const unanswered = () => new Promise<never>(() => undefined)

/** The form for a problem report would send these to support. */
const lastRequests = ['6f1c9a52-8f0e-4a43-9d2b-2f1f5b7c0d11']

export const supportPhone = '1-800-555-0199'

const site = (name: string) => `#${name}`

type Globals = Parameters<Decorator>[1]['globals']

/** The links of the page do not lead to other pages. */
const storyPortal = (globals: Globals, parameters: Readonly<Record<string, unknown>>): Portal => {
  const { names, bill } = brandOf(globals)
  return {
    language: languageOf(globals),
    switchLanguage: () => undefined,
    year: 2026,
    configuration: {
      ...names,
      supportPhone,
      mailSender: 'no-reply@mywater.example',
      languages: [...allLanguages],
      bill,
      recaptchaScript: 'data:text/javascript,',
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
        bill: site('bill'),
        securityDisclosure: site('security-disclosure'),
      },
      features: {
        paGetService: parameters['paGetService'] === true,
        emailCode: false,
        sms: parameters['sms'] !== false,
        changeEmail: true,
        keepPaperBill: true,
        supportReports: true,
      },
    },
  }
}

function Page({ banner, children }: { banner?: Elements; children: ReactNode }) {
  return (
    <PageFrame {...usePageFrame()} banner={banner}>
      {children}
    </PageFrame>
  )
}

export const inPortal: Decorator = (Story, { globals, parameters }) => (
  <PortalProvider portal={storyPortal(globals, parameters)}>
    <ReportContext value={<ReportButton call={unanswered} mayReport requests={lastRequests} />}>
      <Page>
        <Story />
      </Page>
    </ReportContext>
  </PortalProvider>
)

export const aboveInPortal =
  (children: ReactNode): Decorator =>
  (Story, { globals, parameters }) => (
    <PortalProvider portal={storyPortal(globals, parameters)}>
      <Page banner={<Story />}>{children}</Page>
    </PortalProvider>
  )
