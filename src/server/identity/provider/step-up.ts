import type { interactionPolicy as Policy, KoaContextWithOIDC } from 'oidc-provider'
import { errors, interactionPolicy } from 'oidc-provider'
import { assuranceLevels } from '../../../contract/identity.ts'

const { Check, base } = interactionPolicy

/** Silent renewal may not lower or raise the level: a session at another level than the asked one signs in again. */
const needsOtherLevel = ({ oidc }: KoaContextWithOIDC): boolean => {
  const asked = oidc.params?.['acr_values']
  if (typeof asked !== 'string' || asked === '') return Check.NO_NEED_TO_PROMPT
  if (!assuranceLevels.some((level) => level === asked)) throw new errors.InvalidRequest('unknown acr_values')
  const isDone = oidc.result?.login !== undefined || oidc.acr === asked
  return oidc.session?.accountId === undefined || isDone ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
}

/** oidc-provider's own policy, and a new login when `acr_values` asks for another assurance level. */
export const stepUpPolicy = (): Policy.DefaultPolicy => {
  const policy = base()
  const reason = 'requested assurance level not met'
  policy.get('login')?.checks.add(new Check('acr_step_up', reason, 'login_required', needsOtherLevel))
  return policy
}
