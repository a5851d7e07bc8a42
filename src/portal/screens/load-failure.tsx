import { Actions } from '../components/actions/actions.tsx'
import { Button } from '../components/button/button.tsx'
import { Step } from '../components/step/step.tsx'
import { loadFailure as en } from '../text/en/load-failure.ts'
import { loadFailure as es } from '../text/es/load-failure.ts'
import { useTexts } from '../text/portal.tsx'
import { useStepWords } from './step-words.ts'

/** Stands where a screen's code could not be fetched, or where it broke. */
export function LoadFailure() {
  const text = useTexts({ en, es })
  const words = useStepWords()
  return (
    <Step {...words} stepKey="loadFailure" title={text.title} documentTitle={text.title} single>
      <p role="alert">{text.text}</p>
      <Actions>
        <Button onPress={() => window.location.reload()}>{text.tryAgain}</Button>
      </Actions>
    </Step>
  )
}
