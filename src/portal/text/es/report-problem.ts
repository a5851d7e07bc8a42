import type { reportProblem as en } from '../en/report-problem.ts'

export const reportProblem: typeof en = {
  button: 'Informar de este problema',
  codeOfCall: 'Código para leernos por teléfono:',
  why: 'Envíenos cómo llegó aquí y recibirá un código de ocho letras para leérnoslo por teléfono. Así vemos enseguida qué falló.',
  what: 'Enviamos los pasos que dio este sitio, con sus tiempos, y los números de sus últimas llamadas a nuestro servidor. No contiene nada de lo que usted escribió: ni nombres, ni direcciones, ni el número de cuenta, ni contraseñas, ni códigos.',
  exactly: 'Exactamente lo que se envía',
  send: 'Enviar',
  sending: 'Enviando...',
  cancel: 'Cancelar',
  tryAgain: 'Intentar de nuevo',
  failed: 'No se pudo enviar el informe.',
  call: (phone) => `Llámenos al ${phone} y díganos qué ve en esta página.`,
  yourCode: 'Gracias. Su código es',
  readIt: (phone) => `Llámenos al ${phone} y léanos este código.`,
  kept: 'Guardamos el informe durante 30 días.',
  done: 'Cerrar',
}
