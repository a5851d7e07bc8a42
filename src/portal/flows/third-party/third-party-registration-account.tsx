import type { ThirdPartyRequest } from '../../../../machines/shared/third-party.ts'
import { Facts } from '../../components/facts/facts.tsx'
import { thirdPartyRegistration as en } from '../../text/en/third-party-registration.ts'
import { thirdPartyRegistration as es } from '../../text/es/third-party-registration.ts'
import { useTexts } from '../kit/portal.tsx'
import css from './third-party.module.css'

/** What the login is for. */
export function ThirdPartyRegistrationAccount({ request }: { readonly request: ThirdPartyRequest }) {
  const { account: text } = useTexts({ en, es })
  return (
    <>
      <h2 className={css.asideTitle}>{text.title}</h2>
      <p>{text.lead}</p>
      <Facts rows={[{ term: text.accountNumber, value: `XXXX-${request.accountNumber}`, number: true }]} />
    </>
  )
}
