import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { Step } from '../../components/step/step.tsx'
import { usePortal } from '../kit/portal.tsx'
import type { SignInProps } from './sign-in.tsx'
import { useStepLabels } from '../kit/step-labels.ts'
import { textsOf } from '../kit/texts.ts'

const useSignInText = textsOf('sign-in')

/** Route /account: greets by name and signs out (contract §1). */
export function Account({ snapshot, send }: SignInProps) {
  const { account: text } = useSignInText()
  const labels = useStepLabels()
  const { productName } = usePortal().configuration
  const { name, loginId } = snapshot.context.person
  return (
    <Step
      {...labels}
      // the close icon leads to the login, where a signed-in person has no business
      closeHref={undefined}
      stepKey="account"
      title={text.greeting(name)}
      documentTitle={text.documentTitle}
      single
    >
      <div className="stack">
        <p className="lead">{text.text(productName)}</p>
        <SummaryList
          rows={[
            { term: text.name, value: name },
            { term: text.loginId, value: loginId, number: true },
          ]}
        />
      </div>
      <Actions>
        <Button onPress={() => send({ type: 'signOut.start' })}>{text.signOut}</Button>
      </Actions>
    </Step>
  )
}
