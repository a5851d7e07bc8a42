import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** The report that a person can send to support about a problem on this page; empty outside of the portal. */
export const ReportContext = createContext<ReactNode>(null)

/** Shows below the message of the failure: a call, an unreadable answer, or a page that could not be loaded. */
export function ReportSlot() {
  return use(ReportContext)
}
