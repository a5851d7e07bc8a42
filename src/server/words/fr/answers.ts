import type * as en from '../en/answers.ts'

export const passwordRefusal: typeof en.passwordRefusal = {
  rules:
    'Le mot de passe ne respecte pas les règles : au moins 8 caractères, une majuscule, une minuscule, un chiffre et aucune partie de votre identifiant.',
  common: 'Ce mot de passe figure dans une liste de mots de passe très utilisés. Essayez-en un autre.',
}

export const factorRefusal: typeof en.factorRefusal = {
  invalid: 'Le code n’est pas valide.',
  expired: 'Le code a expiré. Demandez-en un nouveau.',
  tooManyAttempts: 'Trop de codes incorrects ont été saisis. Demandez-en un nouveau dans une heure.',
  pause: 'Un SMS a été envoyé récemment. Attendez 30 secondes avant de réessayer.',
  tooManyMessages: (wait) => `Trop de messages ont été envoyés à ce téléphone. Réessayez dans ${wait}.`,
  notServed: 'Nous ne pouvons pas envoyer de SMS à ce téléphone. Contactez le service client.',
  budgetUsedUp:
    'Plus aucun SMS ne peut être envoyé aujourd’hui. Réessayez demain, ou contactez le service client.',
}

export const tooLarge: typeof en.tooLarge =
  'Votre navigateur envoie plus de données que ce site ne peut en accepter. Supprimez les cookies de ce site, puis réessayez.'
