/** Marks a script of others in the document. */
export const attributeOfOthers = 'data-of-others'

/** Whether any script of others runs in this document. Nothing unloads one. */
export const hasScriptsOfOthers = (page: Document): boolean =>
  page.querySelector(`script[${attributeOfOthers}]`) !== null
