import { flows, openings } from '../support/call-sites/flows.ts'
import { openDespiteFaults, surviveFaults } from '../support/survive-faults.ts'

surviveFaults(flows)
openDespiteFaults(openings)
