import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/**
 * The content that lets the customer report a problem to support. Outside the portal, for example in stories, this
 * content is empty.
 */
export const ReportContext = createContext<ReactNode>(null)

/**
 * Shows the button for a problem report below an error message: after a failed call, an undocumented response, or a
 * page that could not be loaded.
 */
export function ReportSlot() {
  return use(ReportContext)
}
