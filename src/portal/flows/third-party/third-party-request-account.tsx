import type { PrimaryAccount } from '../../../../machines/shared/third-party.ts'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import css from './third-party.module.css'
import { textsOf } from '../kit/texts.ts'

const useThirdPartyRequestText = textsOf('third-party-request')

/** Whose account it is, and where (document 2, §2.5). */
export function ThirdPartyRequestAccount({ account }: { readonly account: PrimaryAccount }) {
  const { account: text } = useThirdPartyRequestText()
  return (
    <>
      <h2 className={css.asideTitle}>{text.title}</h2>
      <SummaryList
        rows={[
          { term: text.holder, value: account.name },
          { term: text.address, value: account.address },
        ]}
      />
    </>
  )
}
