import type { timeLimit as en } from '../en/time-limit.ts'

export const timeLimit: typeof en = {
  soon: {
    title: '¿Necesita más tiempo?',
    text: 'En menos de 2 minutos dejaremos de guardar lo que introdujo, para que nadie más lo encuentre en este dispositivo.',
    button: 'Darme más tiempo',
  },
  over: {
    title: 'Sus 30 minutos terminaron',
    text: 'Lo que está en esta página sigue aquí y puede continuar. Si la deja o la vuelve a cargar, empezará desde el principio.',
    button: 'Continuar',
  },
}
