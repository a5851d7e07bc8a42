import type { fields as en } from '../en/fields.ts'

export const fields: typeof en = {
  accountNumber: 'Numéro de compte',
  loginId: 'Identifiant',
  name: 'Nom',
  email: 'Adresse email',
  accountNumberHint: '(les 12 derniers chiffres, après le tiret)',
  customerType: 'Type de client',
  individual: 'Particulier',
  business: 'Entreprise',
  firstName: 'Prénom',
  middleName: 'Deuxième prénom',
  lastName: 'Nom de famille',
  customerName: 'Nom de l’entreprise',
  houseNumber: 'Numéro',
  streetName: 'Nom de la rue',
  city: 'Ville',
  state: 'État',
  zipCode: 'Code postal',
  phoneCountry: 'Pays du numéro de téléphone',
}
