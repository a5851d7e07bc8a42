import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/**
 * The report about a problem, which the customer can send to support. It is empty outside the portal, for example in
 * stories.
 */
export const ReportContext = createContext<ReactNode>(null)

/**
 * Shows the report below the message of a failure: a failed call, a response of another shape, or a page that could
 * not be loaded.
 */
export function ReportSlot() {
  return use(ReportContext)
}
