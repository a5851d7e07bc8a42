import { backendPaths, paths } from '../../contract/portal-paths.ts'
import type { Links } from '../../contract/page-configuration.ts'

/**
 * The names of external sites. For example, the environment variable `LINK_MOVE_IN` belongs to the name `move-in`. URLs
 * of the sandbox contain `move-in`.
 */
export const siteNames = {
  moveIn: 'move-in',
  sisterSite: 'sister',
  sisterRegistration: 'sister-registration',
  selfService: 'self-service',
  help: 'help',
  waterQuality: 'water-quality',
  emergency: 'emergency',
  privacy: 'privacy',
  terms: 'terms',
  securityDisclosure: 'security-disclosure',
  bill: 'bill',
} as const satisfies Record<keyof Links, string>
export type SiteName = (typeof siteNames)[keyof Links]

/**
 * Returns the addresses of all external sites. The address of a site is the value of its variable, such as
 * `LINK_MOVE_IN`. If the variable is missing, a sandbox uses its own page for the site, and any other server uses the
 * page "not found". If the variable for the bill is missing, a portal without a sandbox shows no button for bills.
 */
export const outsideLinks = (
  environment: Readonly<Record<string, string | undefined>>,
  sandbox: boolean,
): Links => {
  const link = (name: SiteName) =>
    environment[`LINK_${name.toUpperCase().replaceAll('-', '_')}`] ||
    (sandbox ? `${backendPaths.sandbox}/sites/${name}` : paths.notFound)
  const bill = link(siteNames.bill)
  return {
    help: link(siteNames.help),
    waterQuality: link(siteNames.waterQuality),
    emergency: link(siteNames.emergency),
    privacy: link(siteNames.privacy),
    terms: link(siteNames.terms),
    moveIn: link(siteNames.moveIn),
    sisterSite: link(siteNames.sisterSite),
    sisterRegistration: link(siteNames.sisterRegistration),
    selfService: link(siteNames.selfService),
    securityDisclosure: link(siteNames.securityDisclosure),
    ...(bill !== paths.notFound && { bill }),
  }
}
