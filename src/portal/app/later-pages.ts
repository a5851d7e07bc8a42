import type { RouterHistory } from '@tanstack/history'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { unlessLeaving } from '../flows/kit/leaving.ts'
import { findPage, isPageLoaded, type PathWithPage } from './page-components.tsx'

export const createLaterPages = (
  configuration: PageConfiguration,
  pages: readonly PathWithPage[],
  history: RouterHistory,
) => {
  const create = async () => {
    const { createPortalRouter, showRouter } = await unlessLeaving(import('./routes.tsx'))
    const router = createPortalRouter(configuration, pages, history)
    // The first run of the router's code is slow. This run matches the page that is already on the screen, so that the
    // next page appears sooner. For an unknown URL the router redirects, and would then wait for this function.
    if (findPage(pages, history.location.pathname)) await router.load()
    return { router, routed: showRouter(router) }
  }
  let loading: ReturnType<typeof create> | undefined
  const prepare = () => {
    loading ??= create().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    history,
    prepare,
    load: async () => {
      const { router, routed } = await prepare()
      await router.load()
      return routed
    },
    isLoaded: () => isPageLoaded(pages, history.location.pathname),
  }
}
export type LaterPages = ReturnType<typeof createLaterPages>
