import type { ComponentType } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Flow, ScreenProps } from '../flows/kit/flow.ts'
import { useLazyModule } from '../components/use-lazy-module.ts'
import { withFlowTexts } from '../text/load-texts.ts'
import { lazyPage } from './lazy-page.tsx'
import { FlowVisits } from './run-flow.tsx'

const aWhile = 20_000

/**
 * Loads the code that warns the customer before the stored entries expire. The warning never appears in the first
 * minutes, so a late load does no harm. If the load fails, the function repeats it every 20 seconds.
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
 * Creates a page with one flow, which is a state machine with a screen. The machine and the screen load when the page
 * opens.
 * @param file path of the screen below `flows/`, without suffix. The document preloads this file, and the file
 * `*.ports.ts` with the API calls of the state machine
 */
export const flowPage = <Machine extends AnyStateMachine>(
  file: string,
  load: () => readonly [
    Promise<{ readonly flow: Flow<Machine> }>,
    Promise<{ readonly Screen: ComponentType<ScreenProps<Machine>> }>,
  ],
) => ({
  component: lazyPage(async () => {
    const [{ flow }, { Screen }] = await withFlowTexts(Promise.all(load()))
    return () => (
      <>
        <FlowVisits flow={flow} Screen={Screen} />
        <LaterTimeLimit />
      </>
    )
  }),
  file,
})
