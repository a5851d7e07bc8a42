/**
 * The parameters of an enrolment. The mailed link has the business partner guid as `bpg` and the account number as
 * `ca`.
 */
export interface PaperlessLink {
  readonly businessPartnerGuid: string
  readonly accountNumber: string
}
export type PaperlessOutcome =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'alreadyEnrolled' }
  | { readonly kind: 'refused' }
