import { withQuery } from './navigate.ts'
import { LoadFailure } from '../flows/kit/load-failure.tsx'
import { useRuntime } from './run-flow.ts'

/** In place of a page that could not be loaded. Trying again opens it as the person did: its link may carry a code. */
export function PageFailure() {
  const { services } = useRuntime()
  return (
    <LoadFailure
      onTryAgain={() => window.location.replace(withQuery(window.location.pathname, services.query()))}
    />
  )
}
