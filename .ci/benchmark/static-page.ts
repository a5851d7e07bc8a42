const script = /<script\b.*?<\/script>/gs
const overdueNotice = /<p id="overdue".*?<\/p>/gs
const manifest = /<link rel="manifest"[^>]*>/g

export const makeStaticPage = (html: string): string => {
  const page = [script, overdueNotice, manifest].reduce((text, part) => text.replaceAll(part, ''), html)
  if (page.includes('<script') || page.includes('modulepreload'))
    throw new Error('a static page loads script')
  return page
}
