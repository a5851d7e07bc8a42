/**
 * Removes the rendered text from the HTML of a page. A server that cannot render pages serves such HTML, and the script
 * then has to render everything.
 */
export const withoutText = (html: string): string =>
  html
    .replace(/<div id="app">.*<\/div>(?=<p id="overdue")/s, '<div id="app"></div>')
    .replace(/<script[^>]+id="portal-first-view">[^<]*<\/script>/, '')
