import { backendPaths, paths } from '../../contract/portal-paths.ts'
import type { Links } from '../../contract/page-configuration.ts'

/**
 * The names of external sites, such as `move-in`. Each site has an environment variable (`LINK_MOVE_IN`) and a page of
 * the sandbox, and both contain the name.
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

const linkVariable = (name: SiteName): string => `LINK_${name.toUpperCase().replaceAll('-', '_')}`

/** The variables without which a link opens the page "not found". Without `LINK_BILL`, there is no such link. */
export const neededLinks: readonly string[] = Object.values(siteNames)
  .filter((name) => name !== siteNames.bill)
  .map(linkVariable)

/**
 * Returns the addresses of all external sites, each from its variable, such as `LINK_MOVE_IN`. If a variable is
 * missing, a sandbox uses its own page, and any other server uses the page "not found". The link to the bill is an
 * exception: without its variable, only a sandbox has this link.
 */
export const outsideLinks = (
  environment: Readonly<Record<string, string | undefined>>,
  sandbox: boolean,
): Links => {
  const link = (name: SiteName) =>
    environment[linkVariable(name)] || (sandbox ? `${backendPaths.sandbox}/sites/${name}` : paths.notFound)
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
