import type { InvitationEntries } from '../forms/login-form.ts'

/** The parameters of the link in an invitation mail. */
export interface InvitationLink {
  readonly guid: string
  readonly accountNumber: string
}
/** The data of the invited customer. The form is prefilled with this data. */
export interface Invitation {
  readonly accountNumber: string
  readonly businessPartnerNumber: string
  readonly customerType: 'individual' | 'business'
  readonly customerName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}
/** The input of the call that creates a login for an invited customer. */
export interface InvitedLogin {
  readonly link: InvitationLink
  readonly invitation: Invitation
  readonly entries: InvitationEntries
}

/** An invitation link without parameters. The flow also uses this value when it no longer needs the link. */
export const noLink: InvitationLink = { guid: '', accountNumber: '' }
/** An empty invitation, which the flow uses until the real invitation has loaded. */
export const noInvitation: Invitation = {
  accountNumber: '',
  businessPartnerNumber: '',
  customerType: 'individual',
  customerName: '',
  firstName: '',
  lastName: '',
  email: '',
}
