import type { timeLimit as en } from '../en/time-limit.ts'

export const timeLimit: typeof en = {
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
