import type { registrationConfirmation as en } from '../en/registration-confirmation.ts'

export const registrationConfirmation: typeof en = {
  documentTitle: 'Confirmar – Registro',
  thanks: (name) => `Gracias, ${name}`,
  stepsLeft: {
    two: 'Ya tiene sus datos de acceso. Faltan dos pasos cortos.',
    one: 'Ya tiene sus datos de acceso. Falta un paso corto.',
    none: 'Ya tiene sus datos de acceso.',
  },
  phone: {
    title: 'Verifique su teléfono',
    sentTo: (phone) => `Enviamos un mensaje de texto al ${phone}.`,
    verifiedTitle: 'Autenticación de varios factores verificada',
    verified: 'Su teléfono se registró correctamente',
    notEnrolled: 'No pudimos configurar su teléfono. Puede agregarlo después de iniciar sesión.',
  },
  email: {
    title: 'Verifique su correo electrónico',
    sentTo: (email) => `Enviamos un enlace de acceso a ${email}.`,
    follow: 'Abra ese correo y siga el enlace; después podrá iniciar sesión.',
    codeInstead: 'Verificar con un código',
  },
  keep: {
    title: 'Guarde estos datos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    note: 'Necesita su ID de usuario cada vez que inicia sesión.',
  },
}
