import type { activation as en } from '../en/activation.ts'

export const activation: typeof en = {
  title: 'Activación de la cuenta',
  processing: 'Activando su cuenta…',
  pleaseWait: 'Tardará un momento. Deje esta página abierta.',
  completeTitle: 'Activación completada',
  complete: (utility) => `Su cuenta de autoservicio de ${utility} se registró correctamente.`,
  alreadyTitle: 'Ya está activada',
  alreadyActivated: (utility) => `Su cuenta de autoservicio de ${utility} ya se activó`,
  incompleteTitle: 'Activación no completada',
  failed:
    'Algo salió mal y no se pudo completar la activación. Inténtelo de nuevo o póngase en contacto con nosotros si el problema continúa.',
  expired:
    'Algo salió mal y no se pudo completar la activación. Quizá su enlace de activación venció; escriba su ID de usuario para que le reenviemos el correo de activación.',
  lapsed: {
    title: 'Su registro venció',
    text: 'No se activó en tres semanas. Regístrese de nuevo. Necesita su factura, como la primera vez.',
    again: 'Registrarse de nuevo',
  },
  loginIdRequired: 'Escriba su ID de usuario',
  resentTitle: 'Revise su correo',
  resent: (email) =>
    `Se reenvió el correo de activación a ${email}. Busque en su buzón el nuevo correo de activación.`,
  facts: { customerName: 'Nombre del cliente', email: 'Correo electrónico' },
}
