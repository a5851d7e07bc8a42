import type { InvitationEntries } from '../forms/credentials.ts'

/** What the link carries. */
export interface InvitationLink {
  readonly guid: string
  readonly accountNumber: string
}
/** Who is invited; prefills the form. */
export interface Invitation {
  readonly accountNumber: string
  readonly businessPartnerNumber: string
  readonly customerType: 'individual' | 'business'
  readonly customerName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}
export type InvitationOutcome =
  | { readonly kind: 'open'; readonly invitation: Invitation }
  | { readonly kind: 'notFound' }
  /** `loginHint` may be empty. */
  | { readonly kind: 'alreadyRegistered'; readonly loginHint: string }
  | { readonly kind: 'failed' }
/** What the call that creates the login needs. */
export interface InvitedLogin {
  readonly link: InvitationLink
  readonly invitation: Invitation
  readonly entries: InvitationEntries
}

/** A link without one of its parameters. */
export const noLink: InvitationLink = { guid: '', accountNumber: '' }
/** Stands in the form's place until the invitation is read. */
export const noInvitation: Invitation = {
  accountNumber: '',
  businessPartnerNumber: '',
  customerType: 'individual',
  customerName: '',
  firstName: '',
  lastName: '',
  email: '',
}
