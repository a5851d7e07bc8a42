import { useLazyModule } from '../components/use-lazy-module.ts'
import { withFlowTexts } from '../text/load-texts.ts'
import { useRuntime } from './run-flow.tsx'

const load = () => withFlowTexts(import('./report-button.tsx'))

/** The code of the button loads when the first error message of the page appears. */
export function ReportProblem() {
  const { module } = useLazyModule(load)
  const { call, configuration } = useRuntime().services
  return module && <module.ReportButton call={call} mayReport={configuration.features.supportReports} />
}
