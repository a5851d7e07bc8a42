import { use, type ComponentType, type FunctionComponent } from 'react'
import { unlessLeaving } from '../flows/kit/leaving.ts'

export type PageComponent = FunctionComponent & {
  readonly preload?: () => Promise<void>
  readonly isLoaded?: () => boolean
}

export class NotLoaded extends Error {}

/**
 * The router's `lazyRouteComponent` is not suitable, because it reloads the document if a script fails to load. A
 * reload would lose the code in a mailed link, which is only in memory.
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
  return Object.assign(LazyPage, { preload, isLoaded: () => Page !== undefined })
}
