import { Actions } from '../components/actions/actions.tsx'
import { ButtonLink } from '../components/button/button.tsx'
import { Step } from '../components/step/step.tsx'
import { useStepLabels, textsOf } from '../flows/kit/portal.tsx'

const useNotFoundText = textsOf('not-found')

/** /404, and where every unknown path leads (document 2, §2.7). */
export function NotFound() {
  const text = useNotFoundText()
  const labels = useStepLabels()
  return (
    <Step {...labels} stepKey="notFound" title={text.title} documentTitle={text.title} single>
      <p>{text.text}</p>
      <Actions>
        <ButtonLink href="/">{text.returnHome}</ButtonLink>
      </Actions>
    </Step>
  )
}
