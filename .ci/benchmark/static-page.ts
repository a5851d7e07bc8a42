const script = /<script\b.*?<\/script>/gs
/** Says, after a while, that the script has not come. */
const overdueNotice = /<p id="overdue".*?<\/p>/gs
/** Says how the portal is installed. */
const manifest = /<link rel="manifest"[^>]*>/g

/** A page's document with the same words and the same style, and without everything that works. */
export const makeStaticPage = (html: string): string => {
  const page = [script, overdueNotice, manifest].reduce((text, part) => text.replaceAll(part, ''), html)
  if (page.includes('<script') || page.includes('modulepreload'))
    throw new Error('a static page loads script')
  return page
}
