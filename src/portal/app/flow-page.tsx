import type { ComponentType } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Flow, ScreenProps } from '../flows/kit/flow.ts'
import { useLazyModule } from '../components/use-lazy-module.ts'
import { withFlowTexts } from '../text/load-texts.ts'
import { lazyPage } from './lazy-page.tsx'
import { FlowVisits } from './run-flow.tsx'

const aWhile = 20_000

/**
 * Loads the code of the time limit after the page, because the notice of the time limit never appears in the first
 * minutes. The function repeats a failed load until the load succeeds.
 */
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
 * A page with one flow: the flow's machine, bound to its ports, and the flow's screen. The machine and the screen
 * load when the page opens.
 * @param file path of the screen below `flows/`, without suffix; the document preloads the screen and its ports
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
