import type { PrimaryAccount } from '../../../../machines/shared/third-party.ts'
import { Button } from '../../components/button/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import type { SummaryRow } from '../../components/summary-list/summary-list.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { PhoneSentence, SentenceAround } from '../kit/links.tsx'
import { useText } from '../kit/portal.tsx'
import css from './third-party.module.css'

interface ThirdPartyAccountProps {
  readonly account: PrimaryAccount | null
  readonly answer?: SummaryRow
}

export function ThirdPartyAccount({ account, answer }: ThirdPartyAccountProps) {
  const { account: text } = useText('thirdPartyRequest')
  return (
    <SummaryList
      rows={[
        ...(answer ? [answer] : []),
        { term: text.holder, value: account?.name },
        { term: text.address, value: account?.address },
      ]}
    />
  )
}

/** The duty is a warning before the question. After the answer, the note above the buttons is the warning. */
export function ThirdPartyCommitment(props: ThirdPartyAccountProps) {
  const { may, takeOn, ends } = useText('thirdPartyRequest')
  const isAnswered = props.answer !== undefined
  const duty = (
    <section className={isAnswered ? undefined : css.warning}>
      <h2>
        {!isAnswered && <Icon name="alert" />}
        <span>{takeOn.title}</span>
      </h2>
      <p>
        <Emphasis {...takeOn} />
      </p>
    </section>
  )
  const end = (
    <section>
      <h2>{ends.title}</h2>
      <p>
        <PhoneSentence say={ends.text} />
      </p>
    </section>
  )
  return (
    <>
      <ThirdPartyAccount {...props} />
      <div className={css.parts}>
        <section>
          <h2>{may.title}</h2>
          <ul className={css.ticks}>
            {may.list.map((item) => (
              <li key={item}>
                <Icon name="check" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </section>
        {isAnswered ? duty : end}
        {isAnswered ? end : duty}
      </div>
    </>
  )
}

export function PrintPage() {
  const { print } = useText('thirdPartyRequest')
  return (
    <Button variant="quiet" onPress={() => window.print()}>
      {print}
    </Button>
  )
}

export function Emphasis({ text, strong }: { readonly text: string; readonly strong: string }) {
  return (
    <SentenceAround sentence={text} words={strong}>
      <strong>{strong}</strong>
    </SentenceAround>
  )
}
