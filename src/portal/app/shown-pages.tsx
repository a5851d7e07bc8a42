import { startTransition, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { plainPath } from '../../contract/portal-paths.ts'
import type { LaterPages } from './later-pages.ts'
import { NotLoaded } from './lazy-page.tsx'
import type { PathWithPage } from './page-components.tsx'
import { Banner, Page, PageFailure } from './page.tsx'
import type { RoutedPages } from './routes.tsx'

interface ShownPagesProps {
  readonly first: PathWithPage | undefined
  /** The pages after the first page; absent on the server, which renders only the first page. */
  readonly later?: LaterPages
}

/**
 * Shows the first page without the router, so that the first page does not wait for the script of the router. Every
 * later page is shown by the router. All pages share one frame, which React renders once.
 */
export function ShownPages({ first, later }: ShownPagesProps) {
  const [routed, setRouted] = useState<RoutedPages>()
  const [failure, setFailure] = useState<NotLoaded>()
  const isRouting = routed !== undefined
  useEffect(() => {
    if (later === undefined || isRouting) return
    const isOnFirstPage = () =>
      first !== undefined && plainPath(later.history.location.pathname) === plainPath(first.path)
    const follow = async () => {
      setFailure(undefined)
      if (isOnFirstPage()) return
      const loaded = await later.load()
      // If the customer has pressed Back to the first page while the script of the router was loading, the first page
      // stays on the screen.
      if (isOnFirstPage()) return
      const showPage = () => setRouted(loaded)
      // In a transition, React keeps the first page on the screen until the script of the next page has loaded. But a
      // transition renders in small steps, which takes a fifth longer on a slow phone.
      if (later.isLoaded()) showPage()
      else startTransition(showPage)
    }
    const followOrFail = () =>
      void follow().catch((cause: unknown) =>
        setFailure(new NotLoaded('The next page could not be loaded.', { cause })),
      )
    // If the customer has pressed Back before this React effect runs, the listener below misses that press. Therefore
    // the effect also checks the URL at once.
    followOrFail()
    return later.history.subscribe(followOrFail)
  }, [first, later, isRouting])
  if (routed) {
    return (
      <Page banner={<routed.RouterBanner />}>
        <routed.Router />
      </Page>
    )
  }
  if (failure) {
    return (
      <Page banner={null}>
        <PageFailure error={failure} />
      </Page>
    )
  }
  return (
    first && (
      <Page banner={<Banner path={first.path} />}>
        <ErrorBoundary FallbackComponent={PageFailure}>
          <first.component />
        </ErrorBoundary>
      </Page>
    )
  )
}
