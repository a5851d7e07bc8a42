import { inUnits } from '../../platform/language.ts'
import type { identity as en } from '../en/identity.ts'
import { createLogin } from '../../../portal/text/fr/registration.ts'
import { fields } from '../../../portal/text/fr/fields.ts'
import { landing } from '../../../portal/text/fr/landing.ts'
import { common, page } from '../../../portal/text/fr/page.ts'
import { smsVerification } from '../../../portal/text/fr/verification.ts'

export const identity: typeof en = {
  common,
  createLogin,
  fields,
  page,
  smsVerification,
  logIn: 'Se connecter',
  logInButton: 'Se connecter',
  forgotPassword: 'Mot de passe oublié',
  forgotLogin: 'Identifiant oublié',
  newHere: 'Première visite ?',
  signUp: 'S’inscrire',
  problems: {
    refused: 'L’identifiant ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
    notActivated: 'Votre compte a été créé, mais il n’est pas encore activé.',
    lapsed: 'Votre inscription n’est plus valable : elle n’a pas été activée dans les trois semaines.',
    inactive: 'Cet accès n’est pas actif. Contactez le service client.',
    wrong: 'Le code est incorrect. Vérifiez le SMS et réessayez.',
    expired: 'Le code a expiré. Demandez-en un nouveau.',
    blocked:
      'Il y a eu trop de tentatives. Aucun code ne peut être utilisé pour le moment. Réessayez dans une heure.',
    noMoreMessages: (wait) =>
      `Il y a eu trop de tentatives. Aucun code ne peut être envoyé à ce téléphone pour le moment. Réessayez dans ${wait}.`,
    notServed: 'Nous ne pouvons pas envoyer de SMS à ce téléphone. Contactez le service client.',
    budgetUsedUp:
      'Plus aucun SMS ne peut être envoyé aujourd’hui. Réessayez demain, ou contactez le service client.',
    tooManyTries: (wait) =>
      `Il y a eu trop de tentatives. Réessayez dans ${wait}, ou choisissez Mot de passe oublié : un nouveau mot de passe fonctionne aussitôt.`,
  },
  notActivatedHelp:
    'Ouvrez le lien d’activation de l’email que nous vous avons envoyé, puis connectez-vous ici.',
  lapsedHelp: 'Choisissez S’inscrire ci-dessous et inscrivez-vous de nouveau. Il vous faut votre facture.',
  check: 'Consultez votre téléphone',
  codeSent: (end) =>
    `Nous avons envoyé un code de 6 chiffres à votre téléphone se terminant par ${end}. Il est valable ${inUnits('fr', 10, 'minute')}.`,
  lostPhone: 'Vous n’avez pas reçu de code, ou vous n’avez plus ce téléphone ? Appelez-nous au',
  anotherLogin: 'Se connecter avec un autre identifiant',
  cooldown: (seconds) =>
    `Nous venons d’envoyer un code à ce téléphone. Vous pourrez en demander un autre dans ${inUnits('fr', seconds, 'second')}.`,
  resent: 'Un nouveau code est en route.',
  notices: {
    expired: {
      title: 'Cette page de connexion a expiré',
      text: 'Elle est restée ouverte trop longtemps ou a déjà été utilisée. Rien n’a été envoyé. Recommencez.',
    },
    failed: {
      title: 'Nous n’avons pas pu vous connecter',
      text: 'Ce lien n’a pas fonctionné. Recommencez depuis notre page d’accueil.',
    },
    busy: {
      title: 'Réessayez dans une minute',
      text: 'Nous recevons trop de demandes en ce moment. Revenez en arrière et réessayez dans une minute.',
    },
    signedOut: { title: landing.login.signedOut, text: 'Pour revoir votre compte, connectez-vous.' },
  },
  logOut: 'Se déconnecter',
  logOutButton: 'Se déconnecter',
  back: (product) => `Retour à ${product}`,
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    newPassword: 'Nouveau mot de passe',
    furtherRules: ['Différent de votre mot de passe actuel', 'Un mot de passe difficile à deviner'],
    save: 'Enregistrer le mot de passe',
    problems: {
      passwordTooLong: 'Utilisez 256 caractères au maximum.',
      passwordCommon: 'Ce mot de passe est facile à deviner. Choisissez-en un autre.',
      passwordUsed: 'C’est votre mot de passe actuel. Choisissez-en un autre.',
    },
    tooManyTries: (wait) => `Il y a eu trop de tentatives. Réessayez dans ${wait}.`,
    done: {
      title: 'Votre mot de passe a été modifié',
      text: 'Toutes vos sessions ont été fermées. Connectez-vous avec votre nouveau mot de passe.',
    },
    gone: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Il a déjà été utilisé, un lien plus récent a été envoyé ou il date de plus d’une heure. Rien n’a été modifié.',
    },
    askAgain: 'Demander un nouveau lien',
  },
}
