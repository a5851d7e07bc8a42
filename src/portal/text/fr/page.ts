import type { page as en } from '../en/page.ts'

export const page: typeof en = {
  skip: 'Aller au contenu principal',
  home: (product) => `Accueil ${product}`,
  help: 'Aide à la connexion',
  language: 'Langue :',
  emergency: 'Signaler une urgence',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  alertLevels: { 1: 'Information', 2: 'Avis', 3: 'Avis urgent' },
  moreAlerts: (count) =>
    new Intl.PluralRules('fr').select(count) === 'one' ? `${count} autre avis` : `${count} autres avis`,
  loadFailure: {
    title: 'Cette page n’a pas pu être chargée',
    text: (phone) => `La connexion a peut-être été perdue. Vérifiez-la, ou appelez-nous au ${phone}.`,
  },
  broken: (phone) => `L’erreur vient de nous. Vous pouvez nous appeler au ${phone}.`,
}
