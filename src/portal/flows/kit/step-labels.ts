import { paths } from '../../../contract/portal-paths.ts'
import { usePortal } from './portal.tsx'
import { useCommonText } from './texts.ts'

/** What every step says and points to: its close icon leads to /login (document 2, §2.1). */
export const useStepLabels = () => {
  const text = useCommonText()
  return {
    product: usePortal().configuration.productName,
    errorPrefix: text.errorPrefix,
    problemsTitle: text.problemsTitle,
    closeLabel: text.close,
    closeHref: paths.login,
  }
}
