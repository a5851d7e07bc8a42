import { linkScenarios } from './links.ts'
import { recoveryScenarios } from './recovery.ts'
import { registrationScenarios } from './registration.ts'
import type { FlowScenarios } from './scenario.ts'
import { signInScenarios } from './sign-in.ts'
import { thirdPartyScenarios } from './third-party.ts'

export const scenarios: readonly FlowScenarios[] = [
  ...signInScenarios,
  ...registrationScenarios,
  ...recoveryScenarios,
  ...linkScenarios,
  ...thirdPartyScenarios,
]
