import { Icon } from '../../components/icon/icon.tsx'
import css from './registration.module.css'
import { textsOf } from '../kit/texts.ts'

const useEligibilityText = textsOf('eligibility')

/** What a person needs before they start to register. */
export function HaveReady() {
  const { ready } = useEligibilityText()
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
