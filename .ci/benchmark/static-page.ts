const script = /<script\b.*?<\/script>/gs
/** Says, after a while, that the script has not come. */
const overdueNotice = /<p id="overdue".*?<\/p>/gs

/** A page's document with the same words and the same style, and without everything that works. */
export const makeStaticPage = (html: string): string => {
  const page = html.replaceAll(script, '').replaceAll(overdueNotice, '')
  if (page.includes('<script') || page.includes('modulepreload'))
    throw new Error('a static page loads script')
  return page
}
