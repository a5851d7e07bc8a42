/**
 * Removes the rendered text from a page, as another server may serve it. The script then has to render everything.
 */
export const withoutText = (html: string): string =>
  html
    .replace(/<div id="app">.*<\/div>(?=<p id="overdue")/s, '<div id="app"></div>')
    .replace(/<script[^>]+id="portal-first-view">[^<]*<\/script>/, '')
