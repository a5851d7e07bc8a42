import type { fields as en } from '../en/fields.ts'

export const fields: typeof en = {
  accountNumber: 'Número de cuenta',
  loginId: 'ID de usuario',
  name: 'Nombre',
  email: 'Correo electrónico',
  accountNumberHint: '(últimos 12 dígitos después del guion)',
  customerType: 'Tipo de cliente',
  individual: 'Particular',
  business: 'Empresa',
  firstName: 'Nombre',
  middleName: 'Segundo nombre',
  lastName: 'Apellido',
  customerName: 'Nombre de la empresa',
  houseNumber: 'Número de casa',
  streetName: 'Nombre de la calle',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
  phoneCountry: 'País del teléfono',
}
