import type { reportProblem as en } from '../en/report-problem.ts'

export const reportProblem: typeof en = {
  button: 'Reportar este problema',
  codeOfCall: 'Código para leérnoslo por teléfono:',
  why: 'Envíenos un reporte y recibirá un código de ocho letras para leérnoslo por teléfono. Así vemos enseguida qué falló.',
  what: 'El reporte contiene lo que hizo este sitio y a qué hora. No contiene nada de lo que usted escribió: ni nombres, ni direcciones, ni el número de cuenta, ni contraseñas, ni códigos.',
  exactly: 'Exactamente lo que se envía',
  send: 'Enviar',
  failed: 'No se pudo enviar el reporte.',
  call: (phone) => `Llámenos al ${phone} y díganos qué ve en esta página.`,
  yourCode: 'Gracias. Su código es',
  readIt: (phone) => `Llámenos al ${phone} y léanos este código.`,
  kept: 'Guardamos el reporte durante 30 días.',
}
