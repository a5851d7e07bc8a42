import { accountLookupTexts } from './account-lookup.ts'
import { activationTexts } from './activation.ts'
import { createLoginTexts } from './create-login.ts'
import { invitationTexts } from './invitation.ts'
import { landingTexts } from './landing.ts'
import { paperlessTexts } from './paperless.ts'
import { recoveryTexts } from './recovery.ts'
import { registrationTexts } from './registration.ts'
import { serviceLoginTexts } from './service-login.ts'
import { sharedTexts } from './shared.ts'
import { thirdPartyTexts } from './third-party.ts'
import { thirdPartyRegistrationTexts } from './third-party-registration.ts'
import { verificationTexts } from './verification.ts'

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
  Object.entries(sections).flatMap(([sources, texts]) =>
    sources
      .split(' · ')
      .flatMap((source) => Object.entries(texts).map(([key, wording]) => ({ source, key, wording }))),
  ),
)
