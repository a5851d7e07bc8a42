import type { ReactNode } from 'react'
import { Step } from '../../components/step/step.tsx'
import type { FieldProblem } from '../../components/error-summary/error-summary.tsx'
import { useStepWords } from '../kit/step-labels.ts'
import { textsOf } from '../kit/texts.ts'

const useActivationText = textsOf('activation')

interface ActivationStepProps {
  /** Which of the steps it is, for focus. */
  readonly name: string
  /** Names the step in the browser's tab. */
  readonly step: string
  readonly busy?: boolean
  readonly announce?: string
  readonly problems?: readonly FieldProblem[]
  readonly children: ReactNode
}

/** What every state of the activation stands in. */
export function ActivationStep({ name, step, ...more }: ActivationStepProps) {
  const { title } = useActivationText()
  const words = useStepWords()
  return (
    <Step
      {...words}
      {...more}
      stepKey={`activation.${name}`}
      title={title}
      documentTitle={`${step} – ${title}`}
      single
    />
  )
}
