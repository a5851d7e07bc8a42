import { StrictMode, useCallback, useEffect } from 'react'
import type { Elements } from '../components/elements.ts'
import type { Language } from '../../contract/languages.ts'
import { Announcement } from '../components/step/announcement.tsx'
import { ReportContext } from '../flows/kit/report-slot.tsx'
import { LanguageRoot, type LanguageRootProps } from './language.tsx'
import { ReportProblem } from './report-problem.tsx'
import { RuntimeContext, type Runtime } from './run-flow.tsx'

interface PortalRootProps extends Omit<LanguageRootProps, 'onChosen'> {
  readonly runtime: Runtime
  readonly children: Elements
  /** Runs when React has rendered the portal. From this moment on, the portal handles presses. */
  readonly onReady?: () => void
}

/** The component tree of the whole portal. The browser and the server's first HTML use the same tree. */
export function PortalRoot({ runtime, children, onReady, ...language }: PortalRootProps) {
  useEffect(() => onReady?.(), [onReady])
  const { services } = runtime
  const keepLanguage = useCallback(
    (chosen: Language) => {
      import('../flows/sign-in/chosen-language.ts')
        .then(({ keepChosenLanguage }) => keepChosenLanguage(services, chosen))
        // If the language of the mails cannot be stored, the page switches to the chosen language anyway. The account
        // page shows that the mails keep their old language.
        .catch(() => undefined)
    },
    [services],
  )
  return (
    <StrictMode>
      <LanguageRoot {...language} onChosen={keepLanguage}>
        <RuntimeContext value={runtime}>
          <ReportContext value={<ReportProblem />}>
            {children}
            <Announcement />
          </ReportContext>
        </RuntimeContext>
      </LanguageRoot>
    </StrictMode>
  )
}
