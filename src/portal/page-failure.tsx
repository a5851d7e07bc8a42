import { withQuery } from './go.ts'
import { LoadFailure } from './screens/load-failure.tsx'
import { useRuntime } from './use-flow.ts'

/** In place of a page that could not be loaded. Trying again opens it as the person did: its link may carry a code. */
export function PageFailure() {
  const { services } = useRuntime()
  return (
    <LoadFailure
      onTryAgain={() => window.location.replace(withQuery(window.location.pathname, services.query()))}
    />
  )
}
