import { accountLookupTexts } from './texts/account-lookup.ts'
import { activationTexts } from './texts/activation.ts'
import { createLoginTexts } from './texts/create-login.ts'
import { invitationTexts } from './texts/invitation.ts'
import { landingTexts } from './texts/landing.ts'
import { paperlessTexts } from './texts/paperless.ts'
import { recoveryTexts } from './texts/recovery.ts'
import { registrationTexts } from './texts/registration.ts'
import { serviceLoginTexts } from './texts/service-login.ts'
import { sharedTexts } from './texts/shared.ts'
import { thirdPartyTexts } from './texts/third-party.ts'
import { thirdPartyRegistrationTexts } from './texts/third-party-registration.ts'
import { verificationTexts } from './texts/verification.ts'

/** Every text that the documents prescribe word for word, and every text whose wording the project has decided. */
export const documentedTexts = [
  accountLookupTexts,
  activationTexts,
  createLoginTexts,
  invitationTexts,
  landingTexts,
  paperlessTexts,
  recoveryTexts,
  registrationTexts,
  serviceLoginTexts,
  sharedTexts,
  thirdPartyTexts,
  thirdPartyRegistrationTexts,
  verificationTexts,
].flatMap((sections) =>
  Object.entries(sections).flatMap(([source, texts]) =>
    Object.entries(texts).map(([key, wording]) => ({ source, key, wording })),
  ),
)
