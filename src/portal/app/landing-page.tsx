import { Landing } from '../flows/landing/landing.tsx'
import { flow as serviceLogin } from '../flows/service-login/service-login.ports.ts'
import { landingFlow } from '../flows/sign-in/sign-in.ports.ts'
import { useFlow } from './run-flow.tsx'

/** The landing page with two flows. A third flow shows the alerts above this page and runs in the component `Page`. */
export function LandingPage() {
  const service = useFlow(serviceLogin)
  const signIn = useFlow(landingFlow)
  return <Landing serviceLogin={service} signIn={signIn} />
}
