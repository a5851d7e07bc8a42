const script = /<script\b.*?<\/script>/gs
/** Shows a message when the script does not load in time. */
const overdueNotice = /<p id="overdue".*?<\/p>/gs
/** The manifest for installing the portal. */
const manifest = /<link rel="manifest"[^>]*>/g

/** A page's document with the same words and styles, without script. */
export const makeStaticPage = (html: string): string => {
  const page = [script, overdueNotice, manifest].reduce((text, part) => text.replaceAll(part, ''), html)
  if (page.includes('<script') || page.includes('modulepreload'))
    throw new Error('a static page loads script')
  return page
}
