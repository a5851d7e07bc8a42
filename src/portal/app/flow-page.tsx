import type { ComponentType } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Flow, ScreenProps } from '../flows/kit/flow.ts'
import { useLazyModule } from '../components/use-lazy-module.ts'
import { withFlowTexts } from '../text/load-texts.ts'
import { lazyPage } from './lazy-page.tsx'
import { FlowVisits } from './run-flow.tsx'

const aWhile = 20_000

/** Nobody is told of the time in their first minutes: it comes after the page, and is asked for until it does. */
const loadTimeLimit = async (): Promise<{ readonly TimeLimit: ComponentType }> => {
  try {
    return await import('./time-limit.tsx')
  } catch {
    await new Promise((resolve) => setTimeout(resolve, aWhile))
    return loadTimeLimit()
  }
}

function LaterTimeLimit() {
  const { module } = useLazyModule(loadTimeLimit)
  return module && <module.TimeLimit />
}

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
      return () => (
        <>
          <FlowVisits flow={flow} Screen={Screen} />
          <LaterTimeLimit />
        </>
      )
    }),
    { file },
  )
