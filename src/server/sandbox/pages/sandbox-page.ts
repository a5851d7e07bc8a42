import { escapeHtml } from '../../mails/mail-html.ts'

const places = [
  ['/', 'Portal'],
  ['/sandbox', 'Sample people'],
  ['/sandbox/scenarios', 'Every state'],
  ['/sandbox/outbox', 'Outbox'],
] as const

/** A page of the sandbox in the house look. `bodyHtml` is markup already: escape what goes into it. */
export const sandboxPage = (title: string, bodyHtml: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – MyWater sandbox</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<a class="skip" href="#main">Skip to main content</a>
<header><div class="wrap"><b>MyWater sandbox</b><nav aria-label="Sandbox">${places
  .map(([href, name]) => `<a href="${href}">${name}</a>`)
  .join('')}</nav></div></header>
<main id="main" tabindex="-1" class="wrap sandbox">
<h1>${escapeHtml(title)}</h1>
${bodyHtml}
</main>
</body>
</html>
`
