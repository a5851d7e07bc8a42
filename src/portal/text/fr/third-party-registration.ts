import type { thirdPartyRegistration as en } from '../en/third-party-registration.ts'

export const thirdPartyRegistration: typeof en = {
  title: 'Inscription du titulaire secondaire',
  change: 'Modifier',
  person: {
    title: 'Informations personnelles',
    name: 'Nom complet',
    careOf: 'Aux bons soins de',
    primaryPhone: 'Téléphone principal',
    extension: 'Poste',
    confirmEmail: 'Confirmer l’adresse email',
  },
  address: {
    title: 'Adresse',
    type: 'Type d’adresse',
    types: {
      STANDARD: 'Ordinaire',
      'PO BOX': 'Boîte postale',
      MILITARY: 'Militaire',
      FOREIGN: 'À l’étranger',
    },
    streetSupplement: 'Complément d’adresse',
    supplementHint: 'Appartement, étage ou bâtiment',
    poBox: 'Boîte postale',
    unit: 'Unité',
    units: {
      CMR: 'CMR (salle de courrier collective)',
      PSC: 'PSC (centre de service postal)',
      Unit: 'Unité',
    },
    unitNumber: 'Numéro d’unité',
    apoFmoDpo: 'APO/FMO/DPO',
    aeApAA: 'AE/AP/AA',
    foreignState: 'État ou province à l’étranger',
    foreignCountry: 'Pays étranger',
  },
  loginTitle: 'Informations de connexion',
  errors: {
    firstNameRequired: 'Le prénom est obligatoire',
    lastNameRequired: 'Le nom de famille est obligatoire',
    nameInvalid:
      'Utilisez des lettres, sans chiffres ni signes comme @. Le nom complet peut compter 60 caractères',
    primaryPhoneRequired: 'Le téléphone principal est obligatoire',
    confirmEmailRequired: 'Confirmez l’adresse email',
    houseNumberRequired: 'Le numéro est obligatoire',
    streetNameRequired: 'Le nom de la rue est obligatoire',
    poBoxRequired: 'La boîte postale est obligatoire',
    unitRequired: 'L’unité est obligatoire',
    unitNumberRequired: 'Le numéro d’unité est obligatoire',
    apoFmoDpoRequired: 'APO/FMO/DPO est obligatoire',
    aeApAARequired: 'AE/AP/AA est obligatoire',
    cityRequired: 'La ville est obligatoire',
    stateRequired: 'L’État est obligatoire',
    foreignStateRequired: 'L’État ou la province à l’étranger est obligatoire',
    foreignCountryRequired: 'Le pays étranger est obligatoire',
    zipCodeRequired: 'Le code postal est obligatoire',
  },
  couldNotCreate: {
    title: 'L’accès n’a pas pu être créé',
    refusals: {
      invalidAddress:
        'Le dossier client n’a pas pu être créé. Vérifiez que vous avez saisi une adresse valide',
      partnerNotCreated: 'Le dossier client n’a pas pu être créé. Réessayez ou contactez le service client',
      accountsNotLinked: 'Les comptes n’ont pas pu être associés. Réessayez ou contactez le service client',
      loginIdTaken: 'Cet identifiant n’est pas disponible. Choisissez un autre identifiant',
      accountNotCreated: 'Le compte n’a pas pu être créé. Réessayez ou contactez le service client',
      notCreated:
        'Nous n’avons pas pu créer de nouvel accès pour le moment. Vérifiez que vous n’en avez pas déjà un, ou réessayez plus tard.',
      somethingWrong: 'Une erreur s’est produite. Réessayez ou contactez le service client',
    },
  },
  account: {
    title: 'La demande',
    lead: 'Vous avez accepté la responsabilité de ce compte en tant que titulaire secondaire. Cet accès vous permettra de l’utiliser.',
  },
}
