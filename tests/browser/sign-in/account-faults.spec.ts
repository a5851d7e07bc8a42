import { account } from '../support/call-sites/account.ts'
import { surviveFaults } from '../support/survive-faults.ts'

surviveFaults(account)
