import { createContext } from 'react'

/** Whether the toolbar's switch for the chart below a screen is on. */
export const ChartShown = createContext(false)
