import { startTransition, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { plainPath } from '../../contract/portal-paths.ts'
import type { LaterPages } from './later-pages.ts'
import { NotLoaded } from './lazy-page.tsx'
import type { PathWithPage } from './page-components.tsx'
import { Page, PageFailure } from './page.tsx'

interface ShownPagesProps {
  /** The page of the document's URL; `undefined` if the URL belongs to no page. The router then handles the URL. */
  readonly first: PathWithPage | undefined
  /** The pages after the first page; absent on the server, which renders only the first page. */
  readonly later?: LaterPages
}

/**
 * Shows the first page without the router, so that the first page does not wait for the router's code. Every later
 * page is shown by the router.
 */
export function ShownPages({ first, later }: ShownPagesProps) {
  const [Router, setRouter] = useState<ComponentType>()
  const [failure, setFailure] = useState<NotLoaded>()
  const isRouting = Router !== undefined
  useEffect(() => {
    if (later === undefined || isRouting) return
    const isOnFirstPage = () =>
      first !== undefined && plainPath(later.history.location.pathname) === plainPath(first.path)
    const follow = async () => {
      setFailure(undefined)
      if (isOnFirstPage()) return
      const Loaded = await later.load()
      // The customer may have pressed Back to the first page while the code of the router was loading. The first page
      // then stays on the screen.
      if (!isOnFirstPage()) startTransition(() => setRouter(() => Loaded))
    }
    const followOrFail = () =>
      void follow().catch((cause: unknown) =>
        setFailure(new NotLoaded('The next page could not be loaded.', { cause })),
      )
    // The customer may have pressed Back before this effect runs, so the effect checks the URL at once.
    followOrFail()
    return later.history.subscribe(followOrFail)
  }, [first, later, isRouting])
  if (Router) return <Router />
  if (failure) {
    return (
      <Page path={undefined}>
        <PageFailure error={failure} />
      </Page>
    )
  }
  return (
    first && (
      <Page path={first.path}>
        <ErrorBoundary FallbackComponent={PageFailure}>
          <first.component />
        </ErrorBoundary>
      </Page>
    )
  )
}
