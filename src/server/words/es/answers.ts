import type * as en from '../en/answers.ts'

export const passwordRefusal: typeof en.passwordRefusal = {
  rules:
    'La contraseña no cumple los requisitos: al menos 8 caracteres, una mayúscula, una minúscula, un número y ninguna parte de su ID de usuario.',
  common: 'Esta contraseña está en una lista de contraseñas muy usadas. Pruebe con otra.',
}

export const factorRefusal: typeof en.factorRefusal = {
  invalid: 'El código no es válido.',
  expired: 'El código venció. Pida uno nuevo.',
  tooManyAttempts: 'Se escribieron demasiados códigos incorrectos. Pida uno nuevo dentro de una hora.',
  pause: 'Se envió un mensaje hace poco. Espere 30 segundos antes de intentarlo de nuevo.',
  tooManyMessages: (wait) =>
    `Se enviaron demasiados mensajes a este teléfono. Inténtelo de nuevo en ${wait}.`,
  notServed:
    'No podemos enviar mensajes de texto a este teléfono. Póngase en contacto con atención al cliente.',
  budgetUsedUp:
    'Hoy no se pueden enviar más mensajes de texto. Inténtelo de nuevo mañana o póngase en contacto con atención al cliente.',
}

export const tooLarge: typeof en.tooLarge =
  'Su navegador envía más datos de los que este sitio puede aceptar. Elimine las cookies de este sitio e inténtelo de nuevo.'
