import type * as en from '../en/mails.ts'

const unlessYou = (phone: string) =>
  [
    'Si c’était vous, vous n’avez rien à faire.',
    `Si ce n’était pas vous, appelez le ${phone} : nous fermerons cet accès et protégerons votre compte.`,
  ].join('\n')

export const mails: typeof en.mails = ({ productName, supportPhone }) => ({
  accountNumber: ({ name, accountNumbers }) => ({
    subject: `Votre numéro de compte pour ${productName}`,
    body: [
      `Bonjour ${name},`,
      'Vous avez demandé votre numéro de compte, tel qu’il figure sur votre facture. Le voici :',
      accountNumbers,
      `Si vous n’avez pas encore d’accès sur ${productName}, inscrivez-vous ici :`,
      { button: 'S’inscrire' },
      'Si vous ne l’avez pas demandé, vous pouvez ignorer cet email.',
    ],
  }),
  activation: ({ time }) => ({
    subject: `Activez votre compte ${productName}`,
    body: [
      'Bonjour,',
      `Merci pour votre inscription sur ${productName}. Ouvrez ce lien pour activer votre compte :`,
      { button: 'Activer le compte' },
      [
        `Le lien fonctionne une seule fois et expire dans ${time}.`,
        'Une inscription qui n’est pas activée dans les trois semaines expire et doit être refaite.',
      ].join('\n'),
      'Si cette inscription n’est pas la vôtre, vous pouvez ignorer cet email.',
    ],
  }),
  code: ({ code, time }) => ({
    subject: `Votre code de vérification ${productName}`,
    body: [
      `Votre code de vérification ${productName} est ${code}.`,
      `Il expire dans ${time}. Si vous ne l’avez pas demandé, vous pouvez ignorer cet email.`,
    ],
  }),
  emailCorrected: ({ address }) => ({
    subject: `L’adresse email de votre accès sur ${productName} a été modifiée`,
    body: [
      'Bonjour,',
      `Notre service client a remplacé l’adresse email de votre accès sur ${productName} par ${address}. Toutes les sessions ont pris fin.`,
      `Si vous ne l’avez pas demandé, appelez le ${supportPhone}.`,
    ],
  }),
  invitation: ({ name, time }) => ({
    subject: `Vous avez reçu une invitation pour ${productName}`,
    body: [
      `Bonjour ${name},`,
      `Avec ${productName}, vous consultez vos factures et votre consommation d’eau, payez en ligne et planifiez des interventions. Ouvrez ce lien pour vous inscrire :`,
      { button: 'S’inscrire' },
      `Le lien fonctionne une seule fois et expire dans ${time}.`,
    ],
  }),
  loginId: ({ name, loginIds }) => ({
    subject: `Votre identifiant ${productName}`,
    body: [
      `Bonjour ${name},`,
      `Vous avez demandé votre identifiant ${productName}. Le voici :`,
      loginIds,
      'Connectez-vous ici :',
      { button: 'Se connecter' },
      'Si vous ne l’avez pas demandé, vous pouvez ignorer cet email.',
    ],
  }),
  loginReady: ({ name }) => ({
    subject: `Votre accès sur ${productName} est prêt`,
    body: [
      `Bonjour ${name},`,
      `Merci pour votre inscription sur ${productName}. Vous pouvez maintenant vous connecter :`,
      { button: 'Se connecter' },
      'Si cette inscription n’est pas la vôtre, contactez-nous.',
    ],
  }),
  paperAgain: ({ name, accountNumber }) => ({
    subject: 'Votre facture d’eau arrive de nouveau sur papier',
    body: [
      `Bonjour ${name},`,
      `Désormais, les factures du compte ${accountNumber} arrivent de nouveau sur papier.`,
      'Si vous les préférez sans papier, connectez-vous et appuyez sur « Passer à la facture électronique » :',
      { button: 'Vos comptes' },
    ],
  }),
  paperless: ({ name, time }) => ({
    subject: 'Recevez votre facture d’eau sans papier',
    body: [
      `Bonjour ${name},`,
      `Ouvrez ce lien : désormais, vos factures arriveront par email et sur ${productName} et non plus sur papier.`,
      { button: 'Passer à la facture électronique' },
      `Le lien expire dans ${time}.`,
    ],
  }),
  paperlessOn: ({ name, accountNumber }) => ({
    subject: 'Votre facture d’eau arrive désormais sans papier',
    body: [
      `Bonjour ${name},`,
      `Désormais, les factures du compte ${accountNumber} arrivent par email et sur ${productName} et non plus sur papier.`,
      'Si vous préférez le papier, ouvrez cette page et appuyez sur « Garder ma facture papier » :',
      { button: 'Garder ma facture papier' },
    ],
  }),
  passwordChanged: ({ name }) => ({
    subject: `Votre mot de passe ${productName} a été modifié`,
    body: [
      `Bonjour ${name},`,
      `Le mot de passe de votre accès sur ${productName} vient d’être modifié, et toutes vos sessions ont été fermées.`,
      `Si ce n’était pas vous, appelez le ${supportPhone} et choisissez dès maintenant un nouveau mot de passe :`,
      { button: 'Choisir un nouveau mot de passe' },
    ],
  }),
  passwordReset: ({ name, loginId, time }) => ({
    subject: `Réinitialisez votre mot de passe ${productName}`,
    body: [
      `Bonjour ${name},`,
      `Un nouveau mot de passe a été demandé pour votre identifiant ${loginId}. Ouvrez ce lien pour le choisir :`,
      { button: 'Choisir un nouveau mot de passe' },
      `Le lien fonctionne une seule fois et expire dans ${time}.`,
      'Si vous ne l’avez pas demandé, vous pouvez ignorer cet email. Votre mot de passe reste inchangé.',
    ],
  }),
  registered: ({ address, accountNumber }) => ({
    subject: `Un accès sur ${productName} a été créé pour votre compte`,
    body: [
      'Bonjour,',
      `Un accès sur ${productName} vient d’être créé pour votre compte ${accountNumber} avec une autre adresse email : ${address}.`,
      unlessYou(supportPhone),
    ],
  }),
  registrationChanged: ({ address, accountNumber }) => ({
    subject: `L’adresse email de votre inscription sur ${productName} a été modifiée`,
    body: [
      'Bonjour,',
      `L’inscription de votre compte ${accountNumber} sur ${productName} vient de passer à une autre adresse email : ${address}.`,
      unlessYou(supportPhone),
    ],
  }),
  activated: ({ address, accountNumber }) => ({
    subject: `Un accès sur ${productName} a été activé pour votre compte`,
    body: [
      'Bonjour,',
      `L’accès sur ${productName} de votre compte ${accountNumber} vient d’être activé avec une autre adresse email : ${address}.`,
      unlessYou(supportPhone),
    ],
  }),
  thirdPartyAccepted: ({ name, holder, serviceAddress }) => ({
    subject: `Vous avez accepté de partager un compte ${productName}`,
    body: [
      `Bonjour ${name},`,
      'Vous avez accepté de devenir titulaire secondaire de ce compte :',
      [`Titulaire principal : ${holder}`, `Adresse desservie : ${serviceAddress}`].join('\n'),
      'Vous pourrez consulter les informations du compte et les factures, gérer le compte, effectuer des paiements et planifier des interventions.',
      'Vous êtes responsable du compte et de son solde, avec le titulaire principal.',
      `Votre responsabilité prend fin lorsque votre nom est retiré du compte. Pour le demander, appelez le ${supportPhone}. Appelez aussi si ce n’est pas vous qui avez accepté.`,
    ],
  }),
  thirdPartyAgreed: ({ name, thirdParty, accountNumber }) => ({
    subject: `${thirdParty} a accepté de partager votre compte ${productName}`,
    body: [
      `Bonjour ${name},`,
      `${thirdParty} a accepté de devenir titulaire secondaire de votre compte ${accountNumber}.`,
      'Si vous ne l’avez pas demandé, contactez-nous.',
    ],
  }),
  thirdPartyDeclined: ({ name, thirdParty, accountNumber }) => ({
    subject: `${thirdParty} a refusé de partager votre compte ${productName}`,
    body: [
      `Bonjour ${name},`,
      `${thirdParty} a refusé de devenir titulaire secondaire de votre compte ${accountNumber}.`,
      'Vous n’avez rien à faire. Vous pouvez le demander à une autre personne à tout moment.',
    ],
  }),
  thirdPartyRemoved: ({ thirdParty, accountNumber }) => ({
    subject: `Un compte ${productName} n’est plus partagé`,
    body: [
      'Bonjour,',
      `${thirdParty} n’est plus titulaire secondaire du compte ${accountNumber}. La responsabilité du compte et de son solde, ainsi que l’accès au compte, ont pris fin.`,
    ],
  }),
  thirdPartyRequest: ({ name, holder, time }) => ({
    subject: `${holder} vous propose de partager un compte ${productName}`,
    body: [
      `Bonjour ${name},`,
      `${holder} vous demande de devenir titulaire secondaire de son compte. Vous seriez aussi responsable du compte et de son solde, et vous pourriez le consulter et le gérer.`,
      'Ouvrez ce lien pour lire ce que cela signifie, et pour accepter ou refuser :',
      { button: 'Lire et répondre' },
      `Le lien est strictement personnel et expire dans ${time}. L’ouvrir ne vous engage à rien.`,
    ],
  }),
})

export const endOfMail: typeof en.endOfMail = {
  callUs: (phone) => `Des questions ? Appelez-nous au ${phone}.`,
  why: (utility) =>
    `Vous recevez cet email de ${utility}, car cette adresse a été donnée pour un compte ou un accès.`,
}

export const textMessages: typeof en.textMessages = {
  // Only the GSM 7-bit alphabet: with any other character, a text message holds half as many.
  codeText: ({ productName, code, time }) =>
    `${code} est votre code de vérification ${productName}. Il expire dans ${time.replace('\u00A0', ' ')}.`,
}
