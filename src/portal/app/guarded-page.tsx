import type { ComponentType } from 'react'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { flow as overviewFlow } from '../flows/sign-in/account-overview.ports.ts'
import { Screen as Overview } from '../flows/sign-in/account-overview.tsx'
import { flow as sessionsFlow } from '../flows/sign-in/sessions.ports.ts'
import { Screen as Sessions } from '../flows/sign-in/sessions.tsx'
import { guardFlow } from '../flows/sign-in/guard.ports.ts'
import { Screen } from '../flows/sign-in/sign-in.tsx'
import { useFlow } from './run-flow.tsx'

const AccountOverview = () => <Overview {...useFlow(overviewFlow)} />
const AccountSessions = () => <Sessions {...useFlow(sessionsFlow)} />
const accountParts = (
  <>
    <AccountOverview />
    <AccountSessions />
  </>
)

export const guard = (route: PageConfiguration['protectedRoutes'][number], Page?: ComponentType) => {
  const flow = guardFlow(route)
  return function GuardedPage() {
    const { snapshot, send } = useFlow(flow)
    if (Page && snapshot.matches('granted')) return <Page />
    return <Screen snapshot={snapshot} send={send} accountParts={accountParts} />
  }
}
