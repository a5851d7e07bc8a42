import type { ComponentProps } from 'react'
import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink } from '../../components/button/button.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { PlaceStep } from '../kit/page-step.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { usePortal, useText, useCommonText } from '../kit/portal.tsx'
import type { forgotPasswordMachine } from '../../../../machines/forgot-password.machine.ts'
import type { ScreenProps } from '../kit/flow.ts'
import { inPlace, ReturnToLogin, SentenceLink } from '../kit/links.tsx'
import { ResendActivation } from '../verification/resend-activation.tsx'

type ForgotPasswordProps = ScreenProps<typeof forgotPasswordMachine>

interface ResultStepProps extends ComponentProps<typeof ResultPanel> {
  readonly place: 'sent' | 'failure' | 'newYork' | 'staged'
}

function ResultStep({ place, ...panel }: ResultStepProps) {
  const text = useText('forgotPassword')
  return (
    <PlaceStep flow="forgotPassword" text={text} place={place}>
      <ResultPanel {...panel} />
    </PlaceStep>
  )
}

export function Sent({ snapshot, send }: ForgotPasswordProps) {
  const { sent } = useText('forgotPassword')
  const { email, loginId } = snapshot.context
  return (
    <ResultStep place="sent" kind="sent" title={sent.title}>
      <p>{email === '' ? sent.text : sent.to(email)}</p>
      <p>
        <SentenceLink
          sentence={sent.help}
          words={sent.again}
          href={paths.forgotPassword}
          onPress={() => send({ type: 'form.again' })}
        />
      </p>
      <Actions>
        <ReturnToLogin loginId={loginId} />
      </Actions>
    </ResultStep>
  )
}

export function Refused({ send }: Pick<ForgotPasswordProps, 'send'>) {
  const { refused, form } = useText('forgotPassword')
  const common = useCommonText()
  return (
    <ResultStep place="failure" kind="fail" title={refused.title}>
      <p>{refused.text}</p>
      <Actions>
        <ButtonLink href={paths.forgotPassword} onPress={inPlace(() => send({ type: 'form.again' }))}>
          {common.tryAgain}
        </ButtonLink>
        <ButtonLink href={paths.forgotLogin} variant="second">
          {form.forgotLogin}
        </ButtonLink>
        <ReturnToLogin variant="quiet" />
      </Actions>
    </ResultStep>
  )
}

export function Unable() {
  return <CustomerService status="" />
}

export function Inactive({ snapshot }: ForgotPasswordProps) {
  return <CustomerService status={snapshot.context.inactiveStatus} />
}

function CustomerService({ status }: { readonly status: string }) {
  const { unable } = useText('forgotPassword')
  const statuses: Readonly<Record<string, string>> = unable.statuses
  const { supportPhone } = usePortal().configuration
  return (
    <ResultStep place="failure" kind="fail" title={unable.title}>
      <p>
        <span>{unable.text}</span> {status !== '' && <span>{unable.status(statuses[status] ?? status)}</span>}
      </p>
      <p>{`${unable.callUs}:`}</p>
      <Actions>
        <ButtonLink href={`tel:${supportPhone}`} icon="phone">
          {supportPhone}
        </ButtonLink>
        <ReturnToLogin variant="second" />
      </Actions>
    </ResultStep>
  )
}

export function NewYork() {
  const { newYork } = useText('forgotPassword')
  const common = useCommonText()
  const { sisterName, links } = usePortal().configuration
  return (
    <ResultStep place="newYork" kind="info" icon="pin" title={newYork.title}>
      <p>{newYork.text(sisterName)}</p>
      <Actions>
        <ButtonLink href={links.sisterSite} newSiteLabel={common.opensAnotherSite}>
          {newYork.goThere}
        </ButtonLink>
        <ReturnToLogin variant="quiet" />
      </Actions>
    </ResultStep>
  )
}

export function Staged({ snapshot }: ForgotPasswordProps) {
  const { staged } = useText('forgotPassword')
  const { resendActivation } = snapshot.children
  return (
    <ResultStep place="staged" kind="begun" icon="key" title={staged.title}>
      <p>{staged.text}</p>
      <Actions>
        {resendActivation && <ResendActivation actor={resendActivation} label="inProgress" />}
        <ReturnToLogin variant="quiet" />
      </Actions>
    </ResultStep>
  )
}
