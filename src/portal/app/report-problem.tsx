import { useLazyModule } from '../components/use-lazy-module.ts'
import { withFlowTexts } from '../text/load-texts.ts'
import { useRuntime } from './run-flow.tsx'

const load = () => withFlowTexts(import('./report-button.tsx'))

/**
 * The report of a failure, which is part of the failure's message. The code of this component loads on the first
 * failure.
 */
export function ReportProblem() {
  const { module } = useLazyModule(load)
  const { call, configuration } = useRuntime().services
  return module && <module.ReportButton call={call} mayReport={configuration.features.supportReports} />
}
