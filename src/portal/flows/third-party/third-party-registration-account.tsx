import type { ThirdPartyRequest } from '../../../../machines/shared/third-party.ts'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import css from './third-party.module.css'
import { textsOf } from '../kit/texts.ts'

const useThirdPartyRegistrationText = textsOf('third-party-registration')

/** What the login is for. */
export function ThirdPartyRegistrationAccount({ request }: { readonly request: ThirdPartyRequest }) {
  const { account: text } = useThirdPartyRegistrationText()
  return (
    <>
      <h2 className={css.asideTitle}>{text.title}</h2>
      <p>{text.lead}</p>
      <SummaryList
        rows={[{ term: text.accountNumber, value: `XXXX-${request.accountNumber}`, number: true }]}
      />
    </>
  )
}
