// The development server loads this script before the portal's own script. The script therefore observes every flow
// from its start.
import { readConfiguration } from '../portal/app/configuration.ts'
import { reportFlows } from './report-flows.ts'

const configuration = readConfiguration(document)
if (configuration) reportFlows(window.location.search, configuration.apiBaseUrl)
