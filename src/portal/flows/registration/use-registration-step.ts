import { usePortal } from '../kit/portal.tsx'
import { useStepWords } from '../kit/step-labels.ts'
import { textsOf } from '../kit/texts.ts'

const useEligibilityText = textsOf('eligibility')

/** Title, gauge and words that the steps of a registration share. `current` is counted from 1. */
export const useRegistrationStep = (current: number) => {
  const words = useStepWords()
  const { title, gauge } = useEligibilityText()
  const { productName } = usePortal().configuration
  return {
    ...words,
    title: title(productName),
    gauge: { ...gauge, current, stepOf: gauge.stepOf(current, gauge.steps.length) },
  }
}
