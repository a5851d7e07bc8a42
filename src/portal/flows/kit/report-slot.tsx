import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** What support is told of a problem on this page; nothing outside the portal. */
export const ReportContext = createContext<ReactNode>(null)

/** Stands below the panel of what broke: a call, an answer that could not be read, a page that could not be loaded. */
export function ReportSlot() {
  return use(ReportContext)
}
