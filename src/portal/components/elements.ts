import type { ReactElement } from 'react'

/** Elements and no bare text, for a place beside other elements. */
export type Elements = ReactElement | false | null | undefined | readonly Elements[]
