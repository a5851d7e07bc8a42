import { Outlet, useLocation } from '@tanstack/react-router'
import { PageFrame } from '../components/page-frame/page-frame.tsx'
import { useLazyModule } from '../components/use-lazy-module.ts'
import { paths } from '../../contract/portal-paths.ts'
import { withTexts } from '../text/load-texts.ts'
import { usePageFrame } from './page-frame-words.ts'

const landingPaths: readonly string[] = [paths.home, paths.login]
const loadAlerts = () => withTexts(import('./alert-area.tsx'))

/** The frame around every screen. */
export function Page() {
  const isLanding = useLocation({ select: ({ pathname }) => landingPaths.includes(pathname) })
  return (
    <PageFrame {...usePageFrame()} banner={isLanding && <Alerts />}>
      <Outlet />
    </PageFrame>
  )
}

/** Beside the landing page, not before it: without alerts the page is still whole. */
function Alerts() {
  const { module } = useLazyModule(loadAlerts)
  return module && <module.AlertArea />
}
