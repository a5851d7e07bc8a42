import { backendPaths, paths } from '../../contract/portal-paths.ts'
import type { Links } from '../../contract/page-configuration.ts'

/** The name is in the environment variable (`LINK_MOVE_IN`) and in the path of the sandbox's page. */
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

/** Without these, a link opens the page "not found". Without `LINK_BILL`, there is no such link. */
export const neededLinks: readonly string[] = Object.values(siteNames)
  .filter((name) => name !== siteNames.bill)
  .map(linkVariable)

/**
 * Without its variable, a link leads to the sandbox's own page, on any other server to "not found". Only a sandbox has
 * the link to the bill without its variable.
 */
export const outsideLinks = (text: (variable: string) => string | undefined, sandbox: boolean): Links => {
  const link = (name: SiteName) =>
    text(linkVariable(name)) ?? (sandbox ? `${backendPaths.sandbox}/sites/${name}` : paths.notFound)
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
