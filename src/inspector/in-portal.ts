// The development server puts this script before the portal's own, so that no flow starts unobserved.
import { readConfiguration } from '../portal/app/configuration.ts'
import { reportFlows } from './report-flows.ts'

const configuration = readConfiguration(document)
if (configuration) reportFlows(window.location.search, configuration.apiBaseUrl)
