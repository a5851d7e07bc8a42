import { Icon } from '../../components/icon/icon.tsx'
import { eligibility as en } from '../../text/en/eligibility.ts'
import { eligibility as es } from '../../text/es/eligibility.ts'
import { useTexts } from '../kit/portal.tsx'
import css from './registration.module.css'

/** What a person needs before they start to register. */
export function HaveReady() {
  const { ready } = useTexts({ en, es })
  return (
    <>
      <h2 className={css.asideTitle}>{ready.title}</h2>
      <ul className={css.ready}>
        <li>
          <Icon name="bill" />
          <span>{ready.bill}</span>
        </li>
        <li>
          <Icon name="mail" />
          <span>{ready.email}</span>
        </li>
        <li>
          <Icon name="phone" />
          <span>{ready.phone}</span>
        </li>
      </ul>
    </>
  )
}
