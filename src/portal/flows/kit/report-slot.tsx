import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** What support is told of a problem on this page; nothing outside the portal. */
export const ReportContext = createContext<ReactNode>(null)

/** Stands on every failure, below the ways on. */
export function ReportSlot() {
  return use(ReportContext)
}
