import { use } from 'react'
import type { ComponentType } from 'react'
import { unlessLeaving } from '../flows/kit/leaving.ts'

/** The error when the script of a page could not be loaded. */
export class NotLoaded extends Error {}

/**
 * A page whose code loads with its route. The router's `lazyRouteComponent` would reload the document when a script
 * fails to load. A reload loses the code of a mailed link, which exists only in memory.
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
