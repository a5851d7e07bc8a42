/** The parameters of an enrolment: business partner guid (`bpg` of a mailed link) and account number (`ca`). */
export interface PaperlessLink {
  readonly businessPartnerGuid: string
  readonly accountNumber: string
}
export type PaperlessOutcome =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'alreadyEnrolled' }
  | { readonly kind: 'refused' }
