import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/**
 * The content that lets the customer report a problem to support. Outside the portal, for example in stories, this
 * content is empty.
 */
export const ReportContext = createContext<ReactNode>(null)

/**
 * Shows the report below the message of a failure: a failed call, a response of another shape, or a page that could
 * not be loaded.
 */
export function ReportSlot() {
  return use(ReportContext)
}
