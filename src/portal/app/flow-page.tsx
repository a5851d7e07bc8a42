import type { RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import type { Flow, ScreenProps } from '../flows/kit/flow.ts'
import { guardFlow } from '../flows/sign-in/sign-in.ports.ts'
import { withFlowTexts } from '../text/load-texts.ts'
import { lazyPage } from './lazy-page.tsx'
import { FlowVisits, useFlow } from './run-flow.tsx'

/**
 * A page that is one flow: its machine with its ports, under its screen; both loaded when it is opened.
 *
 * @param file of the screen, below `flows/` and without its suffix: a document asks for it, and for its ports, early
 */
export const flowPage = <Machine extends AnyStateMachine>(
  file: string,
  load: () => Promise<
    readonly [{ readonly flow: Flow<Machine> }, { readonly Screen: ComponentType<ScreenProps<Machine>> }]
  >,
) =>
  Object.assign(
    lazyPage(async () => {
      const [{ flow }, { Screen }] = await withFlowTexts(load())
      return () => <FlowVisits flow={flow} Screen={Screen} />
    }),
    { file },
  )

type ProtectedRoute = PageConfiguration['protectedRoutes'][number]

/**
 * A page that only a person may see who is signed in as `route` asks (document 1, §6): `Page`, or the account page
 * where there is none.
 */
export const guardedPage = (route: ProtectedRoute, Page?: RouteComponent) =>
  lazyPage(async () => {
    const { Screen } = await withFlowTexts(import('../flows/sign-in/sign-in.tsx'))
    const flow = guardFlow(route)
    return function GuardedPage() {
      const { snapshot, send } = useFlow(flow)
      if (Page && snapshot.matches('granted')) return <Page />
      return <Screen snapshot={snapshot} send={send} />
    }
  })
