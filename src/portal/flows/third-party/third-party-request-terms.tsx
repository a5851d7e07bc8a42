import { Icon } from '../../components/icon/icon.tsx'
import css from './third-party.module.css'
import { textsOf } from '../kit/texts.ts'

const useThirdPartyRequestText = textsOf('third-party-request')

/** Who asks, what one may do, and what one takes on (document 2, §1 and §2.5). */
export function ThirdPartyRequestTerms({ holder }: { readonly holder: string }) {
  const text = useThirdPartyRequestText()
  return (
    <>
      <p className="lead">{text.lead(holder)}</p>
      <div className={css.two}>
        <section>
          <h2>{text.may.title}</h2>
          <ul className={css.ticks}>
            {text.may.list.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>
            <Icon name="alert" />
            {text.takeOn.title}
          </h2>
          <p>{text.takeOn.text}</p>
        </section>
      </div>
    </>
  )
}
