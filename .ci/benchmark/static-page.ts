const script = /<script\b.*?<\/script>/gs
/** The message that the page shows if its script does not load in time. */
const overdueNotice = /<p id="overdue".*?<\/p>/gs
/** The link to the web manifest. */
const manifest = /<link rel="manifest"[^>]*>/g

/**
 * Returns the HTML of the page without its scripts. Text and styles stay unchanged. Throws an error if a script
 * remains.
 */
export const makeStaticPage = (html: string): string => {
  const page = [script, overdueNotice, manifest].reduce((text, part) => text.replaceAll(part, ''), html)
  if (page.includes('<script') || page.includes('modulepreload'))
    throw new Error('a static page loads script')
  return page
}
