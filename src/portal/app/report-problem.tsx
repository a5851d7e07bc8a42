import { useLazyModule } from '../components/use-lazy-module.ts'
import { withFlowTexts } from '../text/load-texts.ts'
import { useRuntime } from './run-flow.tsx'

const load = () => withFlowTexts(import('./report-button.tsx'))

/** What support is told of a failure, as soon as it has been loaded: nobody needs it before something has failed. */
export function ReportProblem() {
  const { module } = useLazyModule(load)
  const { call, configuration } = useRuntime().services
  return module && <module.ReportButton call={call} mayReport={configuration.features.supportReports} />
}
