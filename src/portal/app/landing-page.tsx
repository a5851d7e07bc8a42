import { PageEnd } from '../components/step/page-end.ts'
import { ReportSlot } from '../flows/kit/report-slot.tsx'
import { Landing } from '../flows/landing/landing.tsx'
import { flow as serviceLogin } from '../flows/service-login/service-login.ports.ts'
import { landingFlow } from '../flows/sign-in/sign-in.ports.ts'
import { useFlow } from './run-flow.tsx'

export function LandingPage() {
  const service = useFlow(serviceLogin)
  const signIn = useFlow(landingFlow)
  return (
    <PageEnd value={service.hasBroken && <ReportSlot />}>
      <Landing serviceLogin={service} signIn={signIn} />
    </PageEnd>
  )
}
