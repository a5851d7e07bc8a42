import { accountVerbs } from './accounts.ts'
import { alertVerbs } from './alerts.ts'
import { erase } from './erase.ts'
import { invite, paperlessInvite } from './links.ts'
import { loginVerbs } from './logins.ts'
import { thirdPartyVerbs } from './third-parties.ts'
import type { Verb } from './verb.ts'

export const verbs: readonly Verb[] = [
  ...alertVerbs,
  invite,
  ...thirdPartyVerbs,
  paperlessInvite,
  ...loginVerbs,
  ...accountVerbs,
  erase,
]
