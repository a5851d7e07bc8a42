import type * as en from '../en/any-page.ts'

export const notFound: typeof en.notFound = {
  title: 'Página no encontrada',
  text: 'La página a la que intenta acceder no existe. Pulse el enlace de abajo para volver a la página de inicio de sesión.',
  returnHome: 'Volver al inicio',
  securityContact: {
    title: 'Redirigiendo...',
    text: 'Le llevamos a la página que explica cómo reportarnos un problema de seguridad.',
    follow: 'Ir al contacto de seguridad',
  },
}

export const reportProblem: typeof en.reportProblem = {
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

export const timeLimit: typeof en.timeLimit = {
  soon: {
    title: '¿Necesita más tiempo?',
    text: 'En 2 minutos este dispositivo olvidará lo que escribió, para que nadie más lo vea. Lo que está en esta página queda hasta que salga de ella.',
    button: 'Darme más tiempo',
  },
  over: {
    title: 'Sus 30 minutos terminaron',
    text: 'Todo lo que está en esta página sigue aquí. Puede continuar. Si la deja o la vuelve a cargar, empezará desde el principio.',
    button: 'Continuar',
  },
}
