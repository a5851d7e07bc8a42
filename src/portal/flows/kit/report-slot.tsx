import { createContext, use } from 'react'
import type { ReactNode } from 'react'

export const ReportContext = createContext<ReactNode>(null)

export function ReportSlot() {
  return use(ReportContext)
}
