import { createContext } from 'react'
import type { ReactNode } from 'react'

/** What stands once on the page, below the content of its step. */
export const PageEnd = createContext<ReactNode>(null)
