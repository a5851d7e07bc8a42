import type { reportProblem as en } from '../en/report-problem.ts'

export const reportProblem: typeof en = {
  button: 'Signaler ce problème',
  codeOfCall: 'Code à nous lire au téléphone :',
  why: 'Envoyez-nous un rapport : vous recevrez un code de huit lettres à nous lire au téléphone. Nous verrons aussitôt ce qui n’a pas fonctionné.',
  what: 'Le rapport indique ce que ce site a fait, avec l’heure. Rien de ce que vous avez saisi n’y figure : ni nom, ni adresse, ni numéro de compte, ni mot de passe, ni code.',
  exactly: 'Exactement ce qui est envoyé',
  send: 'Envoyer',
  failed: 'Le rapport n’a pas pu être envoyé.',
  call: (phone) => `Appelez-nous au ${phone} et dites-nous ce que vous voyez sur cette page.`,
  yourCode: 'Merci. Votre code est',
  readIt: (phone) => `Appelez-nous au ${phone} et lisez-nous ce code.`,
  kept: 'Nous conservons le rapport pendant 30 jours.',
}
