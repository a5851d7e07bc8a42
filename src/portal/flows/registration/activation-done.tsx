import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Facts } from '../../components/facts/facts.tsx'
import { Result } from '../../components/result/result.tsx'
import { usePortal } from '../kit/portal.tsx'
import { ActivationStep } from './activation-step.tsx'
import type { ActivationProps } from './activation.tsx'
import { textsOf } from '../kit/texts.ts'

const useActivationText = textsOf('activation')

/** The account is active, just now or before: the way to the login. Details only of what was activated just now. */
export function ActivationDone({ snapshot, send }: ActivationProps) {
  const text = useActivationText()
  const { utilityName } = usePortal().configuration
  const { login } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const title = login ? text.completeTitle : text.alreadyTitle
  return (
    <ActivationStep name="done" step={title} busy={isPending} announce={isPending ? text.opening : undefined}>
      <Result kind="ok" title={title}>
        <p role="status">{(login ? text.complete : text.alreadyActivated)(utilityName)}</p>
        {login && (
          <Facts
            rows={[
              { term: text.facts.customerName, value: login.customerName },
              { term: text.facts.loginId, value: login.loginId, number: true },
              { term: text.facts.email, value: login.email },
            ]}
          />
        )}
        <Actions>
          <Button busy={isPending} onPress={() => send({ type: 'login.choose' })}>
            {isPending ? text.opening : text.loginNow}
          </Button>
        </Actions>
      </Result>
    </ActivationStep>
  )
}
