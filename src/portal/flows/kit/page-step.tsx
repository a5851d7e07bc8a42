import { paths } from '../../../contract/portal-paths.ts'
import { Step, type StepProps } from '../../components/step/step.tsx'
import { usePortal, useCommonText } from './portal.tsx'

type Labels = 'documentTitle' | 'product' | 'errorPrefix'

export interface PageStepProps extends Omit<StepProps, Labels>, Partial<Pick<StepProps, Labels>> {
  /** What the step does at the moment, as screen readers announce it. Until it is done, the step is busy. */
  readonly doing?: string | false
}

/** A step on a page of its own. Without `documentTitle`, the browser's tab shows the title. */
export function PageStep({ doing = false, ...step }: PageStepProps) {
  const { productName } = usePortal().configuration
  const common = useCommonText()
  return (
    <Step
      product={productName}
      errorPrefix={common.errorPrefix}
      errorsTitle={common.errorsTitle}
      closeLabel={common.close}
      closeHref={paths.login}
      documentTitle={step.title}
      busy={doing ? true : undefined}
      announce={doing || undefined}
      {...step}
    />
  )
}

interface PlaceStepProps<Place extends string> extends Omit<
  PageStepProps,
  'stepKey' | 'title' | 'documentTitle' | 'single'
> {
  readonly flow: string
  readonly place: Place
  readonly text: { readonly title: string; readonly documentTitles: Readonly<Record<Place, string>> }
}

/** One of the steps of a flow, each a box in the centre of a page of its own. */
export function PlaceStep<Place extends string>({ flow, place, text, ...step }: PlaceStepProps<Place>) {
  const documentTitle = text.documentTitles[place]
  return (
    <PageStep
      {...step}
      stepKey={`${flow}.${place}`}
      title={text.title}
      documentTitle={documentTitle}
      single
    />
  )
}
