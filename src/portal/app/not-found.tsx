import { Actions } from '../components/actions/actions.tsx'
import { ButtonLink } from '../components/button/button-link.tsx'
import { Step } from '../components/step/step.tsx'
import { notFound as en } from '../text/en/not-found.ts'
import { notFound as es } from '../text/es/not-found.ts'
import { useTexts } from '../flows/kit/portal.tsx'
import { useStepWords } from '../flows/kit/step-labels.ts'

/** /404, and where every unknown path leads (document 2, §2.7). */
export function NotFound() {
  const text = useTexts({ en, es })
  const words = useStepWords()
  return (
    <Step {...words} stepKey="notFound" title={text.title} documentTitle={text.title} single>
      <p>{text.text}</p>
      <Actions>
        <ButtonLink href="/">{text.returnHome}</ButtonLink>
      </Actions>
    </Step>
  )
}
