import type { InvitationEntries } from '../forms/login-form.ts'

export interface InvitationLink {
  readonly guid: string
  readonly accountNumber: string
}
export interface Invitation {
  readonly accountNumber: string
  readonly businessPartnerNumber: string
  readonly customerType: 'individual' | 'business'
  readonly customerName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}
export interface InvitedLogin {
  readonly link: InvitationLink
  readonly invitation: Invitation
  readonly entries: InvitationEntries
}

export const noLink: InvitationLink = { guid: '', accountNumber: '' }
export const noInvitation: Invitation = {
  accountNumber: '',
  businessPartnerNumber: '',
  customerType: 'individual',
  customerName: '',
  firstName: '',
  lastName: '',
  email: '',
}
