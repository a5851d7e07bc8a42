/**
 * The parameters of a link for paperless billing. In the link, the business partner guid is the parameter `bpg`, and
 * the account number is the parameter `ca`.
 */
export interface PaperlessLink {
  readonly businessPartnerGuid: string
  readonly accountNumber: string
}
/** The parameters of a paperless link in which a parameter is missing or malformed. */
export const noPaperlessLink: PaperlessLink = { businessPartnerGuid: '', accountNumber: '' }
export type PaperlessOutcome =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'alreadyEnrolled' }
  | { readonly kind: 'refused' }
/** What became of a switch back to paper bills. */
export type KeepPaperOutcome = { readonly kind: 'paperKept' | 'refused' }
