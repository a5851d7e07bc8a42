/** The flows in the order in which a customer meets them; one that is not named here stands at the end. */
export const walk: readonly { readonly title: string; readonly flows: readonly string[] }[] = [
  { title: 'Landing page', flows: ['alerts', 'serviceLogin', 'anonymousLogin'] },
  {
    title: 'Registration',
    flows: [
      'securityCheck',
      'eligibility',
      'accountLookup',
      'createLogin',
      'registrationConfirmation',
      'activation',
      'resendActivation',
    ],
  },
  { title: 'Registration by invitation', flows: ['invitation', 'invitationComplete'] },
  { title: 'Second factor', flows: ['smsVerification', 'emailFactor'] },
  { title: 'Signing in', flows: ['signIn'] },
  { title: 'Help with signing in', flows: ['forgotLogin', 'forgotPassword'] },
  {
    title: 'Third party',
    flows: ['thirdPartyRequest', 'thirdPartyAcceptance', 'thirdPartyRegistration', 'thirdPartyConfirmation'],
  },
  { title: 'Paperless billing', flows: ['paperless'] },
  { title: 'Account', flows: ['accountOverview', 'sessions'] },
  { title: 'On every page', flows: ['page'] },
]
