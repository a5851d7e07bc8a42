import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { ReportContext } from '../flows/kit/report-slot.tsx'
import { LanguageRoot } from './language.tsx'
import type { LanguageRootProps } from './language.tsx'
import { ReportProblem } from './report-problem.tsx'
import type { PortalRouter } from './routes.tsx'
import { RuntimeContext } from './run-flow.tsx'
import type { Runtime } from './run-flow.tsx'

interface PortalRootProps extends Omit<LanguageRootProps, 'children'> {
  readonly runtime: Runtime
  readonly router: PortalRouter
  /** It stands there and listens. */
  readonly onReady?: () => void
}

/** The whole portal, the same tree in the browser and for the first HTML. */
export function PortalRoot({ runtime, router, onReady, ...language }: PortalRootProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      <LanguageRoot {...language}>
        <RuntimeContext value={runtime}>
          <ReportContext value={language.configuration.features.supportReports && <ReportProblem />}>
            <RouterProvider router={router} />
          </ReportContext>
        </RuntimeContext>
      </LanguageRoot>
    </StrictMode>
  )
}
