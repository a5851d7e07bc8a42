import { use } from 'react'
import type { ComponentType } from 'react'
import { unlessLeaving } from '../flows/kit/leaving.ts'

/** A page's script did not come. */
export class NotLoaded extends Error {}

/**
 * A route's page, loaded when the route is. Not the router's `lazyRouteComponent`: that loads the document anew by itself
 * when a script is lost, and the code of a mailed link, which is in memory alone, would be lost with it.
 */
export const lazyPage = (load: () => Promise<ComponentType>) => {
  let Page: ComponentType | undefined
  let failure: Error | undefined
  let loading: Promise<void> | undefined
  const fetchPage = async () => {
    try {
      Page = await unlessLeaving(load())
    } catch (cause) {
      failure = new NotLoaded('This page could not be loaded.', { cause })
      loading = undefined
    }
  }
  const preload = (): Promise<void> => {
    failure = undefined
    loading ??= fetchPage()
    return loading
  }
  function LazyPage() {
    if (failure) throw failure
    if (Page) return <Page />
    use(preload())
    return null
  }
  return Object.assign(LazyPage, { preload })
}
