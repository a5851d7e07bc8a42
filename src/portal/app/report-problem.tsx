import { useLazyModule } from '../components/use-lazy-module.ts'
import { withFlowTexts } from '../text/load-texts.ts'
import { useRuntime } from './run-flow.tsx'

const load = () => withFlowTexts(import('./report-button.tsx'))

/** "Report this problem", as soon as it has been loaded: nobody needs it before something has failed. */
export function ReportProblem() {
  const { module } = useLazyModule(load)
  const { call } = useRuntime().services
  return module && <module.ReportButton call={call} />
}
