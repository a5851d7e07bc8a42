import { eligibility as en } from '../../text/en/eligibility.ts'
import { eligibility as es } from '../../text/es/eligibility.ts'
import { usePortal, useTexts } from '../kit/portal.tsx'
import { useStepWords } from '../kit/step-labels.ts'

/** Title, gauge and words that the steps of a registration share. `current` is counted from 1. */
export const useRegistrationStep = (current: number) => {
  const words = useStepWords()
  const { title, gauge } = useTexts({ en, es })
  const { productName } = usePortal().configuration
  return {
    ...words,
    title: title(productName),
    gauge: { ...gauge, current, stepOf: gauge.stepOf(current, gauge.steps.length) },
  }
}
