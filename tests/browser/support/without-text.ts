/** As a server that cannot render pages sends it: the script has to render everything. */
export const withoutText = (html: string): string =>
  html
    .replace(/<div id="app">.*<\/div>(?=<p id="overdue")/s, '<div id="app"></div>')
    .replace(/<script[^>]+id="portal-first-view">[^<]*<\/script>/, '')
