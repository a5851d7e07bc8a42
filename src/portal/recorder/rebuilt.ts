/**
 * Marks in the performance timeline that React rendered the page anew, because a translator or an
 * extension had changed it.
 */
export const rebuilt = 'portal:rebuilt'
