import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useCallback, useEffect } from 'react'
import type { Language } from '../../contract/languages.ts'
import { ReportContext } from '../flows/kit/report-slot.tsx'
import { LanguageRoot } from './language.tsx'
import type { LanguageRootProps } from './language.tsx'
import { ReportProblem } from './report-problem.tsx'
import type { PortalRouter } from './routes.tsx'
import { RuntimeContext } from './run-flow.tsx'
import type { Runtime } from './run-flow.tsx'

interface PortalRootProps extends Omit<LanguageRootProps, 'onChosen' | 'children'> {
  readonly runtime: Runtime
  readonly router: PortalRouter
  /** The portal is rendered and ready. */
  readonly onReady?: () => void
}

/** The whole portal: the same tree in the browser and for the first HTML. */
export function PortalRoot({ runtime, router, onReady, ...language }: PortalRootProps) {
  useEffect(() => onReady?.(), [onReady])
  const { services } = runtime
  const keepLanguage = useCallback(
    (chosen: Language) => {
      import('../flows/sign-in/chosen-language.ts')
        .then(({ keepChosenLanguage }) => keepChosenLanguage(services, chosen))
        // on failure the page still has the language, and the account page shows the one of mails
        .catch(() => undefined)
    },
    [services],
  )
  return (
    <StrictMode>
      <LanguageRoot {...language} onChosen={keepLanguage}>
        <RuntimeContext value={runtime}>
          <ReportContext value={<ReportProblem />}>
            <RouterProvider router={router} />
          </ReportContext>
        </RuntimeContext>
      </LanguageRoot>
    </StrictMode>
  )
}
