/**
 * The name of the mark in the browser's performance timeline for each time that React could not keep what stands in the
 * page, and rendered it anew. Something else had changed the page, for example a translator or an extension.
 */
export const rebuilt = 'portal:rebuilt'
