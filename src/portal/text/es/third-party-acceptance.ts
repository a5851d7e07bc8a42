import type { thirdPartyAcceptance as en } from '../en/third-party-acceptance.ts'

export const thirdPartyAcceptance: typeof en = {
  title: 'Aceptación como titular secundario',
  lead: 'Está por aceptar la responsabilidad de titular secundario.',
  text: 'Para terminar debe vincularse a una cuenta: inicie sesión si ya tiene un acceso, o regístrese.',
  notKept:
    'No tenemos su respuesta en esta pestaña. Se conserva 30 minutos, y solo en la pestaña donde la dio.',
  openAgain:
    'Para vincular una cuenta, abra otra vez el enlace de nuestro correo. También puede iniciar sesión si ya tiene acceso.',
  linking: 'Vinculando su acceso a la cuenta...',
  signedInAs: {
    title: (name) => `Inició sesión como ${name}`,
    text: 'La cuenta se vinculará a este acceso, y usted pasará a ser responsable de la cuenta y de su saldo.',
    confirm: 'Vincular a este acceso',
    openAgain:
      'Para usar otro acceso, cierre la sesión y después vuelva a abrir el enlace de nuestro correo electrónico.',
  },
  couldNotCreate: {
    title: 'No se pudo crear el acceso',
    text: 'No se pudo crear un titular secundario en este momento. Inténtelo de nuevo.',
  },
  callFailed:
    'Se produjo un error al procesar su solicitud. Inténtelo de nuevo o póngase en contacto con nosotros para recibir ayuda.',
  incomplete: {
    title: 'Falta un paso',
    text: 'Su acceso está vinculado, pero no pudimos cerrar la solicitud. Inténtelo de nuevo.',
    tryAgain: 'Intentar de nuevo',
  },
  linked: {
    title: 'Ahora es titular secundario',
    text: 'Ya puede ver la información de la cuenta y de la facturación, administrar la cuenta, hacer pagos y programar el servicio.',
    account: 'Ir a su cuenta',
  },
}
