import { createContext } from 'react'

/** The settings of Storybook's toolbar, such as theme and width. */
export const ToolbarSettings = createContext<Readonly<Record<string, unknown>>>({})
