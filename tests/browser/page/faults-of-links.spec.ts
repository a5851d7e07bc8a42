import { openings } from '../support/call-sites/openings.ts'
import { secondDocument } from '../support/call-sites/second-document.ts'
import { openDespiteFaults, surviveFaults } from '../support/survive-faults.ts'

surviveFaults(secondDocument)
openDespiteFaults(openings)
