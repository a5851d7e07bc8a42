import { html } from 'hono/html'
import { escapeHtml } from '../../server/mails/mail-html.ts'
import { siteNames, type SiteName } from '../../server/platform/outside-links.ts'

export type Markup = ReturnType<typeof html>

/** Without the facts that have no value. */
export const factList = (
  facts: readonly (readonly [term: string | Markup, value: string | undefined])[],
): Markup =>
  html`<dl class="facts">
    ${facts.map(
      ([term, value]) =>
        value &&
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`

export const contents = (sections: readonly (readonly [id: string, title: string])[]): Markup =>
  html`<nav>
    <ul>
      ${sections.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
  </nav>`

const places = [
  ['/', 'Portal'],
  ['/sandbox', 'Sample people'],
  ['/sandbox/scenarios', 'Every state'],
  ['/sandbox/outbox', 'Outbox'],
  ['/sandbox/api', 'API'],
] as const

/** `bodyHtml` is inserted as markup, so the caller must escape the values in it. */
export const sandboxPage = (title: string, bodyHtml: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Sandbox</title>
<link rel="icon" href="/brand/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<a class="skip" href="#main">Skip to main content</a>
<header><div class="wrap"><b>Sandbox</b><nav aria-label="Sandbox">${places
  .map(([href, name]) => `<a href="${href}">${name}</a>`)
  .join('')}</nav></div></header>
<main id="main" tabindex="-1" class="wrap sandbox">
<h1>${escapeHtml(title)}</h1>
${bodyHtml}
</main>
</body>
</html>
`

const titles: Record<SiteName, string> = {
  'move-in': 'Move-in site',
  sister: "Sister provider's site",
  'sister-registration': "Sister provider's registration",
  'self-service': 'Self-service site',
  bill: 'Bills and payments',
  help: 'Help site',
  'water-quality': 'Water quality site',
  emergency: 'Emergency site',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  'security-disclosure': 'Security disclosure',
}

export const isSiteName = (name: string): name is SiteName => Object.values<string>(siteNames).includes(name)

/** Replaces an external site in the sandbox, and shows its own address, including the query. */
export const sitePage = (name: SiteName, address: URL): string => {
  const query = [...address.searchParams].map(
    ([key, value]) => `<div><dt>${escapeHtml(key)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  return sandboxPage(
    titles[name],
    `<p>This page replaces a site outside the portal.</p>
<p>It was opened with this address:</p>
<p><code id="address">${escapeHtml(address.href)}</code></p>
${query.length > 0 ? `<h2>Query</h2>\n<dl class="query">${query.join('')}</dl>` : '<p>The address has no query.</p>'}
<p><a href="/">Back to the portal</a></p>`,
  )
}
