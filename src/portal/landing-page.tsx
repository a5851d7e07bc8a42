import { flow as serviceLogin } from './live/service-login.live.ts'
import { startFlow } from './live/sign-in.live.ts'
import { Landing } from './screens/landing.tsx'
import { useFlow } from './use-flow.ts'

/** The landing page and the two flows that start on it; the third, the alerts, runs in the page's frame. */
export function LandingPage() {
  const [serviceLoginSnapshot, sendServiceLogin] = useFlow(serviceLogin)
  const [signInSnapshot, sendSignIn] = useFlow(startFlow)
  return (
    <Landing
      serviceLogin={{ snapshot: serviceLoginSnapshot, send: sendServiceLogin }}
      signIn={{ snapshot: signInSnapshot, send: sendSignIn }}
    />
  )
}
