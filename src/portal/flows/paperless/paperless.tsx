import type { ComponentType, ReactNode } from 'react'
import type { paperlessMachine } from '../../../../machines/paperless.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Result } from '../../components/result/result.tsx'
import { Step } from '../../components/step/step.tsx'
import { common as commonEn } from '../../text/en/common.ts'
import { paperless as en } from '../../text/en/paperless.ts'
import { privacy as privacyEn } from '../../text/en/privacy.ts'
import { common as commonEs } from '../../text/es/common.ts'
import { paperless as es } from '../../text/es/paperless.ts'
import { privacy as privacyEs } from '../../text/es/privacy.ts'
import { useTexts } from '../kit/portal.tsx'
import { Leaving } from '../kit/leaving.tsx'
import css from '../registration/registration.module.css'
import { ReturnToLogin } from '../kit/return-to-login.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'
import { useStepWords } from '../kit/step-labels.ts'

type PaperlessProps = ScreenProps<typeof paperlessMachine>

const steps: Record<StateName<typeof paperlessMachine>, ComponentType<PaperlessProps>> = {
  arriving: Leaving,
  enrolling: Enrolling,
  enrolled: Enrolled,
  alreadyEnrolled: Enrolled,
  failed: Failed,
}

/** Route /paperlessEnrollment (document 2, §2.12). */
export function Screen(props: PaperlessProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}

function Enrolling() {
  const text = useTexts({ en, es })
  const common = useTexts({ en: commonEn, es: commonEs })
  const words = useStepWords()
  return (
    <Step {...words} stepKey="paperless.enrolling" title={text.title} documentTitle={text.title} busy single>
      <Result kind="info" icon="bill" title={text.loading}>
        <p role="status">{common.oneMoment}</p>
      </Result>
    </Step>
  )
}

function Enrolled({ snapshot }: PaperlessProps) {
  const { confirmation: text } = useTexts({ en, es })
  const isNew = snapshot.matches('enrolled')
  return (
    <EndState name={isNew ? 'enrolled' : 'alreadyEnrolled'} title={text.title}>
      <Result kind="ok" title={isNew ? text.enrolled : text.alreadyEnrolled}>
        <p>{text.whatNow}</p>
        <Actions>
          <ReturnToLogin />
        </Actions>
      </Result>
    </EndState>
  )
}

function Failed({ snapshot, send }: PaperlessProps) {
  const { failed: text } = useTexts({ en, es })
  const canRetry = snapshot.can({ type: 'enrolment.retry' })
  return (
    <EndState name="failed" title={text.title}>
      <Result kind="fail" title={text.text}>
        <p>{canRetry ? text.tryNow : text.openAgain}</p>
        <Actions>
          {canRetry && <Button onPress={() => send({ type: 'enrolment.retry' })}>{text.tryAgain}</Button>}
          <ReturnToLogin quiet={canRetry} />
        </Actions>
      </Result>
    </EndState>
  )
}

interface EndStateProps {
  readonly name: string
  readonly title: string
  readonly children: ReactNode
}

/** Both ends carry the privacy text. */
function EndState({ name, title, children }: EndStateProps) {
  const privacy = useTexts({ en: privacyEn, es: privacyEs })
  const words = useStepWords()
  return (
    <Step {...words} stepKey={`paperless.${name}`} title={title} documentTitle={title} single>
      {children}
      <p className={`small ${css.privacy}`}>{privacy.notice}</p>
    </Step>
  )
}
