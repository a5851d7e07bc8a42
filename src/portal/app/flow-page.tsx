import type { ComponentType } from 'react'
import type { AnyStateMachine } from 'xstate'
import { lazyPage } from './lazy-page.tsx'
import type { Flow } from '../flows/kit/flow.ts'
import type { ScreenProps } from '../flows/kit/screen.ts'

/** A page that is one flow: its machine, bound to the real thing, under its screen; both loaded when it is opened. */
export const flowPage = <Machine extends AnyStateMachine>(
  load: () => Promise<
    readonly [{ readonly flow: Flow<Machine> }, { readonly Screen: ComponentType<ScreenProps<Machine>> }]
  >,
) =>
  lazyPage(async () => {
    const [[{ flow }, { Screen }], { FlowVisits }] = await Promise.all([load(), import('./flow-visits.tsx')])
    return () => <FlowVisits flow={flow} Screen={Screen} />
  })
