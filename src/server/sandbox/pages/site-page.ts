import { escapeHtml } from '../../mails/mail-html.ts'
import { siteNames, type SiteName } from '../../platform/outside-links.ts'
import { sandboxPage } from './sandbox-page.ts'

const titles: Record<SiteName, string> = {
  'move-in': 'Move-in site',
  sister: "Sister provider's site",
  'sister-registration': "Sister provider's registration",
  'self-service': 'Self-service site',
  help: 'Help site',
  'water-quality': 'Water quality site',
  emergency: 'Emergency site',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  'security-disclosure': 'Security disclosure',
}

export const isSiteName = (name: string): name is SiteName => Object.values<string>(siteNames).includes(name)

/** Stands in for an outside site and shows how it was opened. */
export const sitePage = (name: SiteName, address: URL): string => {
  const query = [...address.searchParams].map(
    ([key, value]) => `<div><dt>${escapeHtml(key)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  return sandboxPage(
    titles[name],
    `<p>This page stands in for a site outside the portal.</p>
<p>It was opened with this address:</p>
<p><code id="address">${escapeHtml(address.href)}</code></p>
${query.length > 0 ? `<h2>Query</h2>\n<dl class="query">${query.join('')}</dl>` : '<p>It came without a query.</p>'}
<p><a href="/">Back to the portal</a></p>`,
  )
}
