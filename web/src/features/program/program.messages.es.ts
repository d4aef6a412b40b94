/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './program.messages.ts'

export const copy: Translation<typeof english.copy> = {
  understand: 'Entiendo',
  bannerTitle: 'El producto de tarjeta de débito se termina.',
  bannerMore: 'Lo que esto significa para usted',
  bannerLineMore: 'Detalles',
  bannerToLine: 'Minimizar el aviso',
  noticeTitle: 'El producto de tarjeta de débito se termina',
  noticeLead: 'Estas son las fechas, y lo que pasa con su dinero.',
  faqTitle: 'Preguntas frecuentes: la tarjeta de débito se descontinúa',
  questions: [
    '¿Cuál es el último día para depositar dinero?',
    '¿Cuál es el último día para gastar o retirar dinero?',
    '¿Qué pasa con el dinero que queda?',
    '¿Por cuánto tiempo es válido el cheque de reembolso?',
    '¿Dónde funciona la tarjeta?',
  ],
  lastDeposit: 'Último día para depositar: {on}.',
  lastSpend: 'Último día para gastar o retirar: {on}.',
  refund:
    'Después del {after}, en un plazo de {days} días, todo saldo restante se reembolsa con un cheque enviado a la dirección que tenemos registrada.',
  cashable:
    'El cheque de reembolso debe cobrarse en un plazo de {days} días. Después, comuníquese con la línea de asistencia.',
  usOnly: 'La tarjeta es válida solo en EE. UU.',
  contact: '¿Preguntas sobre su dinero o su reembolso? Llame al {phone}.',
  rotate: 'Gire su dispositivo: esta página se lee mejor en vertical.',
  dismissRotate: 'Quitar esta sugerencia',
  site: 'Sitio',
  about: 'Acerca de',
  accountFeatures: 'Funciones de la cuenta',
  features: 'Funciones',
  fees: 'Cargos',
  help: 'Ayuda',
  programNotice: 'Aviso del programa',
  aboutProgram: 'Aviso sobre el programa',
}
