import { paths } from '../../../contract/portal-paths.ts'
import { common as en } from '../../text/en/common.ts'
import { common as es } from '../../text/es/common.ts'
import { usePortal, useTexts } from './portal.tsx'

/** What every step says and points to: its close icon leads to the login page. */
export const useStepWords = () => {
  const text = useTexts({ en, es })
  return {
    product: usePortal().configuration.productName,
    errorPrefix: text.errorPrefix,
    problemsTitle: text.problemsTitle,
    closeLabel: text.close,
    closeHref: paths.login,
  }
}
