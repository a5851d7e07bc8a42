import type { PrimaryAccount } from '../../../../machines/shared/third-party.ts'
import { Facts } from '../../components/facts/facts.tsx'
import { thirdPartyRequest as en } from '../../text/en/third-party-request.ts'
import { thirdPartyRequest as es } from '../../text/es/third-party-request.ts'
import { useTexts } from '../kit/portal.tsx'
import css from './third-party.module.css'

/** Whose account it is, and where (document 2, §2.5). */
export function ThirdPartyRequestAccount({ account }: { readonly account: PrimaryAccount }) {
  const { account: text } = useTexts({ en, es })
  return (
    <>
      <h2 className={css.asideTitle}>{text.title}</h2>
      <Facts
        rows={[
          { term: text.holder, value: account.name },
          { term: text.address, value: account.address },
        ]}
      />
    </>
  )
}
