import type { RouterHistory } from '@tanstack/react-router'
import type { Destination } from './live/flow.ts'
import { paths } from './paths.ts'

const withQuery = (address: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString()
  return search === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${search}`
}

/** Leads the person where a flow's exit says; addresses outside come from page configuration alone. */
export const createGo =
  (history: RouterHistory) =>
  (destination: Destination): void => {
    if ('address' in destination) {
      window.location.assign(withQuery(destination.address, destination.query))
      return
    }
    if (destination.path === 'original') {
      history.replace(destination.uri)
      return
    }
    const href = withQuery(paths[destination.path], destination.query)
    if (destination.replace) history.replace(href)
    else history.push(href)
  }
