import { Outlet } from '@tanstack/react-router'
import { PageFrame } from './components/page-frame/page-frame.tsx'
import { usePageFrame } from './screens/page-frame-words.ts'

/** The frame around every screen. */
export function Page() {
  return (
    <PageFrame {...usePageFrame()}>
      <Outlet />
    </PageFrame>
  )
}
