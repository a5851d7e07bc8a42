import type { ActorRefFrom } from 'xstate'
import type { securityCheckMachine } from '../../../../machines/parts/security-check.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Captcha } from '../../components/captcha/captcha.tsx'
import type { Elements } from '../../components/elements.ts'
import { ErrorMessage } from '../../components/error-message/error-message.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { usePortal, useText, useCommonText } from '../kit/portal.tsx'
import { onSubmit } from '../kit/form.ts'
import { PhoneSentence } from '../kit/links.tsx'
import { useChild } from '../kit/flow.ts'

type SecurityCheckActor = ActorRefFrom<typeof securityCheckMachine>

interface SecurityCheckProps {
  readonly actor: SecurityCheckActor
  /** What stands above the heading in place of the picture, which a page with a step indicator does not need. */
  readonly children?: Elements
}

export function SecurityCheck({
  actor,
  children = <LevelHead small kind="begun" icon="lock" />,
}: SecurityCheckProps) {
  const snapshot = useChild(actor)
  const text = useText('securityCheck')
  const common = useCommonText()
  const { configuration, language } = usePortal()
  if (snapshot.matches('unavailable'))
    return <Unavailable onRetry={() => retry(() => actor.send({ type: 'captcha.retry' }))} />
  return (
    <form noValidate onSubmit={onSubmit(() => actor.send({ type: 'check.submit' }))}>
      {children}
      <h2>{text.title}</h2>
      {snapshot.context.reminder && (
        <div role="alert">
          <ErrorMessage id="captcha-error" text={text[snapshot.context.reminder]} />
        </div>
      )}
      <Captcha
        key={snapshot.context.captcha}
        siteKey={configuration.recaptchaSiteKey}
        script={configuration.recaptchaScript}
        language={language}
        loadingText={text.loading}
        onSolved={(token) => actor.send({ type: 'captcha.solved', token })}
        onExpired={() => actor.send({ type: 'captcha.expired' })}
        onUnavailable={() => actor.send({ type: 'captcha.failed' })}
      />
      <Actions>
        <Button type="submit">{common.next}</Button>
      </Actions>
    </form>
  )
}

/**
 * If the captcha's script could not be loaded, only a reload of the page loads the script again. The customer loses no
 * entries, because there are no fields before this step.
 */
const retry = (showAgain: () => void): void => {
  if ('grecaptcha' in window) showAgain()
  else window.location.reload()
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  const text = useText('securityCheck')
  const common = useCommonText()
  return (
    <ResultPanel kind="fail" title={text.unavailableTitle}>
      <p role="alert">{text.unavailable}</p>
      <p>
        <PhoneSentence say={common.callIfStillBroken} />
      </p>
      <Actions>
        <Button onPress={onRetry}>{common.tryAgain}</Button>
      </Actions>
    </ResultPanel>
  )
}
