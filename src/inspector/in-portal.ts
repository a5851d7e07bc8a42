// Loads before the portal's own script, so that it observes every flow from the beginning.
import { readConfiguration } from '../portal/app/configuration.ts'
import { addFlowObserver } from '../portal/recorder/observe-flow.ts'
import { reportFlows } from './report-flows.ts'
import { restorePage } from './restore-page.ts'

const configuration = readConfiguration(document)
if (configuration) reportFlows(window.location.search, configuration.apiBaseUrl)
restorePage(addFlowObserver, (listener) => import.meta.hot?.on('vite:beforeFullReload', listener))
