export interface PaperlessLink {
  readonly businessPartnerGuid: string
  readonly accountNumber: string
}
export const noPaperlessLink: PaperlessLink = { businessPartnerGuid: '', accountNumber: '' }
export type PaperlessOutcome =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'alreadyEnrolled' }
  | { readonly kind: 'refused' }
export type KeepPaperOutcome = { readonly kind: 'paperKept' | 'refused' }
